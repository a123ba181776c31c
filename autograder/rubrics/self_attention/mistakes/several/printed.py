# name: printing instead of returning
# hint: Your code printed the result, but returned nothing. What is the difference for whoever calls it?
# facet: contract
# rule: printed
#
# exercises: project
# key:     return queries, keys, values
# becomes: print(queries, keys, values)
#
# exercises: attention_scores
# key:     return queries @ keys.T
# becomes: print(queries @ keys.T)
#
# exercises: scaled_softmax
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: print(torch.softmax(scores / d_k**0.5, dim=-1))
#
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: print(weights @ values)
