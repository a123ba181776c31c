# name: attention weights cut off from the graph
# hint: No gradient reaches the queries and keys, so they can never learn where to look. Which step between x and the weights leaves autograd?
# facet: gradient
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return weights.detach() @ values
