# name: query and key swapped
# hint: Your queries are what the keys should be, and the other way round. In which order are the three asked for?
# facet: arithmetic
# also: transposed-scores
# key:     queries = self.W_query(x)
# becomes: queries = self.W_key(x)
# key:     keys = self.W_key(x)
# becomes: keys = self.W_query(x)
