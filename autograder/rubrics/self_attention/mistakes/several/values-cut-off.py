# name: values cut off from the graph
# hint: No gradient reaches W_value. Which step between x and the values leaves autograd?
# facet: gradient
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return weights @ values.detach()
