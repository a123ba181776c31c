# name: softmax without an axis, which is right here and warns
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: nn.functional.softmax(scores / d_k**0.5)
