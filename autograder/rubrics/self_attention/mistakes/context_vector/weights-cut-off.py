# name: attention weights cut off from the graph
# hint: No gradient reaches the queries and keys, so they can never learn where to look. Which step between x and the weights leaves autograd?
# facet: gradient
# key:     return weights @ values
# becomes: return weights.detach() @ values
