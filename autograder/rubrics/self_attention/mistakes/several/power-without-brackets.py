# name: a power without brackets
# hint: Python takes the power first and divides by 2 afterwards. What does d_k**1/2 give for d_k = 16?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / d_k**1/2, dim=-1)
