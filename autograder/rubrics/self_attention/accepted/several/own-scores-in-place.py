# name: its own scores scaled in place
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: scores = queries @ keys.T
#          scores /= keys.shape[-1]**0.5
#          return scores.softmax(dim=-1) @ values
