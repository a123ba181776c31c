# name: x itself as the values
# hint: Your values are the tokens as they came in. Which matrix turns a token into what it hands over?
# facet: arithmetic
# also: weights-times-x
# key:     values = x @ self.W_value
# becomes: values = x
