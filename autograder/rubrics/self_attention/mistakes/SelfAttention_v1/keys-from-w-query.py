# name: keys made with W_query
# hint: W_key is never used. Which matrix were your keys made with?
# facet: arithmetic
# also: queries-with-queries
# key:     keys = x @ self.W_key
# becomes: keys = x @ self.W_query
