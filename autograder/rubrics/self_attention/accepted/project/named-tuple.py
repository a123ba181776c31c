# name: a named tuple, its class in a cell of its own

# %%
from collections import namedtuple

QKV = namedtuple("QKV", ["query", "key", "value"])

# %%
def project(x, W_query, W_key, W_value):
    return QKV(query=x @ W_query, key=x @ W_key, value=x @ W_value)
