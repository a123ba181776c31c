# name: a softmax by hand, without the shift that only large scores need
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: e = torch.exp(queries @ keys.T / keys.shape[-1]**0.5)
#          return (e / e.sum(dim=-1, keepdim=True)) @ values
