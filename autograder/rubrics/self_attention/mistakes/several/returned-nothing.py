# name: nothing returned
# hint: The result is computed, and then it is lost. What makes it come back to whoever calls?
# facet: contract
# rule: returned-nothing
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: context_vec = weights @ values
