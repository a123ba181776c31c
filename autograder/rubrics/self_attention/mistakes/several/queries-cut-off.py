# name: queries cut off from the graph
# hint: No gradient reaches the queries. Which step between x and the scores leaves autograd?
# facet: gradient
#
# exercises: project
# key:     queries = x @ W_query
# becomes: queries = (x @ W_query).detach()
#
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: queries.detach() @ keys.T
