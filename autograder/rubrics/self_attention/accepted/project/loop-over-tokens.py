# name: a loop over the tokens

def project(x, W_query, W_key, W_value):
    if x.dim() == 1:
        return x @ W_query, x @ W_key, x @ W_value
    queries, keys, values = [], [], []
    for token in x:
        queries.append(token @ W_query)
        keys.append(token @ W_key)
        values.append(token @ W_value)
    return torch.stack(queries), torch.stack(keys), torch.stack(values)
