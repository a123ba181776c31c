# name: weight matrices cut off from the graph
# hint: No gradient reaches the weight matrices, so they can never learn. How do you read them?
# facet: gradient

def project(x, W_query, W_key, W_value):
    queries = x @ W_query.data
    keys = x @ W_key.data
    values = x @ W_value.data
    return queries, keys, values
