# name: several things returned where one tensor is asked for
# hint: More than one tensor comes back, or tensors in a container. What exactly is asked for?
# facet: contract
# rule: returned-tuple
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return weights @ values, weights
