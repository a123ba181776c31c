# name: scores that went through softmax already
# hint: The softmax belongs to the next step. What does this step ask for, if nothing but dot products?
# facet: arithmetic
# key:     queries @ keys.T
# becomes: torch.softmax(queries @ keys.T, dim=-1)
