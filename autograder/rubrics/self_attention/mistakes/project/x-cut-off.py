# name: x cut off from the graph
# hint: The weights get their gradients, but x gets none, so no layer below could train. What do you do to x first?
# facet: gradient

def project(x, W_query, W_key, W_value):
    x = torch.tensor(x)
    queries = x @ W_query
    keys = x @ W_key
    values = x @ W_value
    return queries, keys, values
