# name: a broadcast product, summed

def attention_scores(queries, keys):
    products = queries.unsqueeze(-2) * keys    # (T, S, d_k)
    return products.sum(dim=-1)
