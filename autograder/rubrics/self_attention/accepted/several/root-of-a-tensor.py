# name: the square root of a tensor made of d_k
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / torch.sqrt(torch.tensor(d_k)), dim=-1)
