# name: one matrix for all three roles
# hint: All three roles come from W_query. What are the other two matrices for?
# facet: arithmetic
# key:     keys = x @ self.W_key
# becomes: keys = x @ self.W_query
# key:     values = x @ self.W_value
# becomes: values = x @ self.W_query
