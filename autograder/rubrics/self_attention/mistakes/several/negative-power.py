# name: division by a power that is negative already
# hint: You divide by something smaller than 1, so your scaling goes the other way. What is d_k to a negative power?
# facet: arithmetic
# also: multiplies-by-root-d-k
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / d_k**-0.5, dim=-1)
