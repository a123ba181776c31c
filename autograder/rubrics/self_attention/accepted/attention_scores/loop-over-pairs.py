# name: two loops that fill a table

def attention_scores(queries, keys):
    if queries.dim() == 1:
        scores = torch.empty(keys.shape[0])
        for j, k in enumerate(keys):
            scores[j] = torch.dot(queries, k)
        return scores
    scores = torch.zeros(queries.shape[0], keys.shape[0])
    for i in range(queries.shape[0]):
        for j in range(keys.shape[0]):
            scores[i, j] = torch.dot(queries[i], keys[j])
    return scores
