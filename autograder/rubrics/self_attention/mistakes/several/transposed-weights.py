# name: transposed weights
# hint: Row i of the weights mixes the values for token i. Whose weights stand in column i?
# facet: arithmetic
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return weights.T @ values
