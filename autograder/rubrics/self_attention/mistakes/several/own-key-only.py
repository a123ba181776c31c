# name: each query with its own key only
# hint: You pair token i with token i and with no other. How many scores does one query need?
# facet: arithmetic
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: (queries * keys).sum(dim=-1)
