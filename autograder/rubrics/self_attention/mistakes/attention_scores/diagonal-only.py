# name: only the diagonal of the scores
# hint: The diagonal holds what each token thinks of itself. What has become of all the other pairs?
# facet: arithmetic

def attention_scores(queries, keys):
    all_scores = queries @ keys.T
    return torch.diagonal(all_scores)
