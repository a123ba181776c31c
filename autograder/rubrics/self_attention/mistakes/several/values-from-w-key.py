# name: values made with W_key
# hint: W_value is never used. Which matrix were your values made with?
# facet: arithmetic
#
# exercises: project
# key:     values = x @ W_value
# becomes: values = x @ W_key
#
# exercises: SelfAttention_v1
# key:     values = x @ self.W_value
# becomes: values = x @ self.W_key
#
# exercises: SelfAttention_v2
# key:     values = self.W_value(x)
# becomes: values = self.W_key(x)
