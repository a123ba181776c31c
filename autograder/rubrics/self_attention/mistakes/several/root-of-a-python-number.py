# name: torch.sqrt of a Python number
# hint: torch.sqrt takes tensors, and d_k is a plain Python number. How else can you write the square root of a number?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / torch.sqrt(d_k), dim=-1)
