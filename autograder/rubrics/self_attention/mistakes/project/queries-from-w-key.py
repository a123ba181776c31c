# name: queries made with W_key, keys with W_query
# hint: Your queries were made with W_key. Which matrix belongs to which role?
# facet: arithmetic
# key:     queries = x @ W_query
# becomes: queries = x @ W_key
# key:     keys = x @ W_key
# becomes: keys = x @ W_query
