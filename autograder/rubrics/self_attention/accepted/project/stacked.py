# name: one stacked tensor that unpacks into three

def project(x, W_query, W_key, W_value):
    return torch.stack([x @ W_query, x @ W_key, x @ W_value])
