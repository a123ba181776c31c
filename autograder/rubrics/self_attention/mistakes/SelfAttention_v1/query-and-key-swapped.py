# name: query and key swapped
# hint: Your queries are what the keys should be, and the other way round. In which order are the three asked for?
# facet: arithmetic
# also: transposed-scores
# key:     queries = x @ self.W_query
# becomes: queries = x @ self.W_key
# key:     keys = x @ self.W_key
# becomes: keys = x @ self.W_query
