# name: one context vector only
# hint: One row per token is expected, and a single vector comes back. For which tokens does a query exist?
# facet: arithmetic
#
# exercises: SelfAttention_v1
# key:     queries = x @ self.W_query
# becomes: queries = x[1] @ self.W_query
#
# exercises: SelfAttention_v2
# key:     queries = self.W_query(x)
# becomes: queries = self.W_query(x[1])
