# name: keys times queries, instead of queries times keys
# hint: Row i should belong to query i; yours belongs to key i. Which of the two decides the rows of a product?
# facet: arithmetic
# also: query-and-key-swapped
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: keys @ queries.T
