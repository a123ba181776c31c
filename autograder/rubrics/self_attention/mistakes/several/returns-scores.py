# name: the scores returned instead of the context
# hint: forward returns the context vectors; yours stops at the scores. Which two steps come after them?
# facet: arithmetic
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return scores
