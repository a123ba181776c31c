# name: an elementwise product
# hint: An elementwise product pairs numbers that stand in the same place. How does every query meet every key?
# facet: arithmetic
#
# exercises: project
# key:     x @ W_query
# becomes: x * W_query
# key:     x @ W_key
# becomes: x * W_key
# key:     x @ W_value
# becomes: x * W_value
#
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: queries * keys
