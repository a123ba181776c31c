# name: no softmax at all
# hint: Your weights are not between 0 and 1 and do not sum to 1. What turns any row of numbers into such weights?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: scores / d_k**0.5
