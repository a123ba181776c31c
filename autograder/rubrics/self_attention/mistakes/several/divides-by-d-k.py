# name: division by d_k instead of its square root
# hint: You divide by d_k itself. If the spread of the scores grows like √d_k, what brings it back to 1?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / d_k, dim=-1)
