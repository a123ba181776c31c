# name: queries made with W_key
# hint: W_query is never used. Which matrix were your queries made with?
# facet: arithmetic
#
# exercises: project
# key:     queries = x @ W_query
# becomes: queries = x @ W_key
#
# exercises: SelfAttention_v1
# key:     queries = x @ self.W_query
# becomes: queries = x @ self.W_key
#
# exercises: SelfAttention_v2
# key:     queries = self.W_query(x)
# becomes: queries = self.W_key(x)
