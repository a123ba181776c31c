# name: printing instead of returning
# hint: Your code printed the result, but returned nothing. What is the difference for whoever calls it?
# facet: contract
# rule: printed
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: print(weights @ values)
