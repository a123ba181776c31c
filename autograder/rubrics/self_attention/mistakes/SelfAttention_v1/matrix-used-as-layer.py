# name: a matrix called like a layer
# hint: A parameter is a matrix and cannot be called. How does x meet a matrix?
# facet: arithmetic
# key:     queries = x @ self.W_query
# becomes: queries = self.W_query(x)
# key:     keys = x @ self.W_key
# becomes: keys = self.W_key(x)
# key:     values = x @ self.W_value
# becomes: values = self.W_value(x)
