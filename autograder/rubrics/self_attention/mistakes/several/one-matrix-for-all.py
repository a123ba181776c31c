# name: one matrix for all three roles
# hint: All three roles come from W_query. What are the other two matrices for?
# facet: arithmetic
#
# exercises: project
# key:     keys = x @ W_key
# becomes: keys = x @ W_query
# key:     values = x @ W_value
# becomes: values = x @ W_query
#
# exercises: SelfAttention_v1
# key:     keys = x @ self.W_key
# becomes: keys = x @ self.W_query
# key:     values = x @ self.W_value
# becomes: values = x @ self.W_query
#
# exercises: SelfAttention_v2
# key:     keys = self.W_key(x)
# becomes: keys = self.W_query(x)
# key:     values = self.W_value(x)
# becomes: values = self.W_query(x)
