# name: an elementwise product
# hint: An elementwise product pairs numbers that stand in the same place. How does every query meet every key?
# facet: arithmetic

def project(x, W_query, W_key, W_value):
    q = x * W_query
    k = x * W_key
    v = x * W_value
    return q, k, v
