# name: keys first, then transposed back

def attention_scores(queries, keys):
    return (keys @ queries.T).T
