# name: weights and values multiplied elementwise
# hint: You weigh the values, and the sum over the tokens is missing. How do many values become one context vector?
# facet: arithmetic
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return weights * values
