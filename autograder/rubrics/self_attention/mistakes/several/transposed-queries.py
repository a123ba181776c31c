# name: a transpose on the wrong side
# hint: With the queries transposed you sum over tokens. Over which axis should a query and a key meet?
# facet: arithmetic
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: queries.T @ keys
