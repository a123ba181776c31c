# name: queries held against queries
# hint: You multiply the queries with themselves, and no key takes part. What is a query compared with?
# facet: arithmetic
# also: keys-from-w-query
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: queries @ queries.T
