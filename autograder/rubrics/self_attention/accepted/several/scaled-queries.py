# name: queries scaled before the product
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: queries = queries * keys.size(-1) ** -0.5
#          return torch.softmax(queries @ keys.T, dim=-1) @ values
