# name: keys made with W_query
# hint: W_key is never used. Which matrix were your keys made with?
# facet: arithmetic
#
# exercises: project
# key:     keys = x @ W_key
# becomes: keys = x @ W_query
#
# exercises: SelfAttention_v1
# key:     keys = x @ self.W_key
# becomes: keys = x @ self.W_query
#
# exercises: SelfAttention_v2
# key:     keys = self.W_key(x)
# becomes: keys = self.W_query(x)
