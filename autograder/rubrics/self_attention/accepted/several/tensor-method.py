# name: the softmax method of a tensor
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: (scores / d_k**0.5).softmax(-1)
