# name: one product with the joined matrices, then split

def project(x, W_query, W_key, W_value):
    W = torch.cat([W_query, W_key, W_value], dim=1)
    return (x @ W).chunk(3, dim=-1)
