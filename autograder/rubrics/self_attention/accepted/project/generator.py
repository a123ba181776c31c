# name: a generator that unpacks into three

def project(x, W_query, W_key, W_value):
    for W in (W_query, W_key, W_value):
        yield x @ W
