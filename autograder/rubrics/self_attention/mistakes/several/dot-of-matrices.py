# name: torch.dot of matrices
# hint: torch.dot takes two vectors. Which product gives the dot products of all rows at once?
# facet: arithmetic
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: torch.dot(queries, keys)
