# name: query and key swapped
# hint: Your queries are what the keys should be, and the other way round. In which order are the three asked for?
# facet: arithmetic
# also: queries-from-w-key
#
# exercises: project
# key:     queries = x @ W_query
# becomes: queries = x @ W_key
# key:     keys = x @ W_key
# becomes: keys = x @ W_query
#
# exercises: SelfAttention_v1
# key:     queries = x @ self.W_query
# becomes: queries = x @ self.W_key
# key:     keys = x @ self.W_key
# becomes: keys = x @ self.W_query
#
# exercises: SelfAttention_v2
# key:     queries = self.W_query(x)
# becomes: queries = self.W_key(x)
# key:     keys = self.W_key(x)
# becomes: keys = self.W_query(x)
