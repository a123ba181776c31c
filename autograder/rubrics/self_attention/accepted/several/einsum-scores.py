# name: einsum for the scores
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: torch.einsum("...d,sd->...s", queries, keys)
