# name: einsum for the context
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return torch.einsum("...s,sd->...d", weights, values)
