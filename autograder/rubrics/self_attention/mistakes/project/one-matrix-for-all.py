# name: one matrix for all three roles
# hint: All three roles come from W_query. What are the other two matrices for?
# facet: arithmetic

def project(x, W_query, W_key, W_value):
    q = x @ W_query
    k = x @ W_query
    v = x @ W_query
    return q, k, v
