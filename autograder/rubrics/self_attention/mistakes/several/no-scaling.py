# name: no scaling by √d_k
# hint: This is attention without the 1/√d_k factor. How does a dot product grow with d_k?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores, dim=-1)
