# name: torch.mm of a vector
# hint: torch.mm takes matrices only, and a single token is a vector. Which product takes both?
# facet: arithmetic

def project(x, W_query, W_key, W_value):
    queries = torch.mm(x, W_query)
    keys = torch.mm(x, W_key)
    values = torch.mm(x, W_value)
    return queries, keys, values
