# name: one column per key, stacked

def attention_scores(queries, keys):
    columns = [queries @ key for key in keys]
    return torch.stack(columns, dim=-1)
