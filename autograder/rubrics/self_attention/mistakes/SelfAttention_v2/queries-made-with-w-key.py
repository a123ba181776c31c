# name: queries made with W_key
# hint: W_query is never used. Which matrix were your queries made with?
# facet: arithmetic
# also: keys-with-keys
# key:     queries = self.W_query(x)
# becomes: queries = self.W_key(x)
