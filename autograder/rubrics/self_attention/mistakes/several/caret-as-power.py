# name: ^ used as a power
# hint: In Python ^ is no power. Which operator raises a number to a power?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / d_k^0.5, dim=-1)
