# name: a fixed √2 as the scale
# hint: This works only for d_k = 2. Where does your 2 come from, and what is it when the keys are wider?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / 2**0.5, dim=-1)
