# name: keys made with W_query
# hint: W_key is never used. Which matrix were your keys made with?
# facet: arithmetic
# also: queries-with-queries
# key:     keys = self.W_key(x)
# becomes: keys = self.W_query(x)
