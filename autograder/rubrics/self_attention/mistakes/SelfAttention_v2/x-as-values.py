# name: x itself as the values
# hint: Your values are the tokens as they came in. Which matrix turns a token into what it hands over?
# facet: arithmetic
# also: weights-times-x
# key:     values = self.W_value(x)
# becomes: values = x
