# name: values made with W_query
# hint: W_value is never used. Which matrix were your values made with?
# facet: arithmetic
# also: weights-times-queries
# key:     values = x @ self.W_value
# becomes: values = x @ self.W_query
