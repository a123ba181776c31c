# name: a layer multiplied like a matrix
# hint: An nn.Linear is no matrix, it holds one. How is a layer applied to x?
# facet: arithmetic
# key:     queries = self.W_query(x)
# becomes: queries = x @ self.W_query
# key:     keys = self.W_key(x)
# becomes: keys = x @ self.W_key
# key:     values = self.W_value(x)
# becomes: values = x @ self.W_value
