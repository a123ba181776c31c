# name: queries made with W_key
# hint: W_query is never used. Which matrix were your queries made with?
# facet: arithmetic
# key:     queries = x @ W_query
# becomes: queries = x @ W_key
