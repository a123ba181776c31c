# name: context vectors averaged over the tokens
# hint: You average the context vectors of all tokens. How many of them are asked for?
# facet: arithmetic
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return (weights @ values).mean(dim=0)
