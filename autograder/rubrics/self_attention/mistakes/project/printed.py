# name: printing instead of returning
# hint: Your code printed the result, but returned nothing. What is the difference for whoever calls it?
# facet: contract
# rule: printed

def project(x, W_query, W_key, W_value):
    queries = x @ W_query
    keys = x @ W_key
    values = x @ W_value
    print(queries, keys, values)
