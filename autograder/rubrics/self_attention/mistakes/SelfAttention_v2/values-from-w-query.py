# name: values made with W_query
# hint: W_value is never used. Which matrix were your values made with?
# facet: arithmetic
# also: weights-times-queries
# key:     values = self.W_value(x)
# becomes: values = self.W_query(x)
