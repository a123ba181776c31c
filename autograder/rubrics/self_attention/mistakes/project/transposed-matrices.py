# name: transposed weight matrices
# hint: Each W has shape (d_in, d_out) and x is as wide as d_in. Does anything have to be turned?
# facet: arithmetic

def project(x, W_query, W_key, W_value):
    query = x @ W_query.T
    key = x @ W_key.T
    value = x @ W_value.T
    return query, key, value
