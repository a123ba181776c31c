# name: nn.functional.softmax
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: nn.functional.softmax(scores / pow(d_k, 0.5), dim=-1)
