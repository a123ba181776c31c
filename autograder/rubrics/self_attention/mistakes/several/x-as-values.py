# name: x itself as the values
# hint: Your values are the tokens as they came in. Which matrix turns a token into what it hands over?
# facet: arithmetic
#
# exercises: project
# key:     values = x @ W_value
# becomes: values = x
#
# exercises: SelfAttention_v1
# key:     values = x @ self.W_value
# becomes: values = x
#
# exercises: SelfAttention_v2
# key:     values = self.W_value(x)
# becomes: values = x
