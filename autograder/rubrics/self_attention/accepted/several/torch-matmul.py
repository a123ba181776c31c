# name: torch.matmul and .t()
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: torch.matmul(queries, keys.t())
