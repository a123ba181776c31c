# name: torch.softmax without an axis
# hint: torch.softmax has to be told which numbers belong together. Along which axis do the scores of one query lie?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / d_k**0.5)
