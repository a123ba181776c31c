# name: one matrix for all three roles
# hint: All three roles come from W_query. What are the other two matrices for?
# facet: arithmetic
# key:     keys = self.W_key(x)
# becomes: keys = self.W_query(x)
# key:     values = self.W_value(x)
# becomes: values = self.W_query(x)
