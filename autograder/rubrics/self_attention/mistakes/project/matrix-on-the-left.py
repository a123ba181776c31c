# name: the matrix on the left of x
# hint: The shapes do not fit: (d_in, d_out) times (T, d_in). On which side of W does a row x stand?
# facet: arithmetic
# key:     x @ W_query
# becomes: W_query @ x
# key:     x @ W_key
# becomes: W_key @ x
# key:     x @ W_value
# becomes: W_value @ x
