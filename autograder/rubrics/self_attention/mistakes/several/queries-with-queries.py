# name: queries held against queries
# hint: You multiply the queries with themselves, and no key takes part. What is a query compared with?
# facet: arithmetic
# exercises: SelfAttention_v1 SelfAttention_v2
# also: keys-from-w-query
# key:     scores = queries @ keys.T
# becomes: scores = queries @ queries.T
