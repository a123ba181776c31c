# name: keys made with W_query
# hint: W_key is never used. Which matrix were your keys made with?
# facet: arithmetic
# key:     keys = x @ W_key
# becomes: keys = x @ W_query
