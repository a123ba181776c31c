# name: another name than the asked one
# hint: Other code calls this by the name in the task. What did you call yours?
# facet: contract
# rule: wrong-name

def projected(x, W_query, W_key, W_value):
    queries = x @ W_query
    keys = x @ W_key
    values = x @ W_value
    return queries, keys, values
