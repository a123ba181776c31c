# name: weights times x
# hint: You mix the tokens as they came in, and W_value is never used. What does a token hand over when it is found?
# facet: arithmetic
# also: x-as-values
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return weights @ x
