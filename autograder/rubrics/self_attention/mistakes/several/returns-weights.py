# name: the attention weights returned instead of the context
# hint: forward returns the context vectors; yours returns the weights. What are the weights used for?
# facet: arithmetic
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return weights
