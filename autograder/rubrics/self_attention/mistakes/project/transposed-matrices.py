# name: transposed weight matrices
# hint: Each W has shape (d_in, d_out) and x is as wide as d_in. Does anything have to be turned?
# facet: arithmetic
# key:     x @ W_query
# becomes: x @ W_query.T
# key:     x @ W_key
# becomes: x @ W_key.T
# key:     x @ W_value
# becomes: x @ W_value.T
