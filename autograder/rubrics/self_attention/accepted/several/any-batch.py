# name: an answer that takes batches too
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: queries @ keys.mT
# key:     return weights @ values
# becomes: return torch.matmul(weights, values)
