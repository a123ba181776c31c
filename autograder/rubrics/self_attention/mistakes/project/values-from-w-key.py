# name: values made with W_key
# hint: W_value is never used. Which matrix were your values made with?
# facet: arithmetic
# key:     values = x @ W_value
# becomes: values = x @ W_key
