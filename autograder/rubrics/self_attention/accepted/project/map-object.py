# name: a map object that unpacks into three

def project(x, W_query, W_key, W_value):
    return map(lambda W: x @ W, [W_query, W_key, W_value])
