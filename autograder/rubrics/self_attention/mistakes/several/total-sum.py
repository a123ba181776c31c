# name: a sum over everything
# hint: A single number comes back. How many numbers has one context vector?
# facet: arithmetic
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return (weights @ values).sum()
