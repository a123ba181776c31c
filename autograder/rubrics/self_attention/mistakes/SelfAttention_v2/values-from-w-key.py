# name: values made with W_key
# hint: W_value is never used. Which matrix were your values made with?
# facet: arithmetic
# also: weights-times-keys
# key:     values = self.W_value(x)
# becomes: values = self.W_key(x)
