# name: the matrix on the left of x
# hint: The shapes do not fit: (d_in, d_out) times (T, d_in). On which side of W does a row x stand?
# facet: arithmetic

def project(x, W_query, W_key, W_value):
    query = W_query @ x
    key = W_key @ x
    value = W_value @ x
    return query, key, value
