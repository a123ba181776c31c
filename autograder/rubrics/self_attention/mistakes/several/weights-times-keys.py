# name: weights times keys
# hint: The context is a mix of values, and W_value is never used. What does a token hand over when it is found?
# facet: arithmetic
# also: values-from-w-key
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return weights @ keys
