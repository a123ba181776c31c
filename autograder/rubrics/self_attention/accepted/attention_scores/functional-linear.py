# name: F.linear with the keys as weight

from torch.nn import functional as F

def attention_scores(queries, keys):
    return F.linear(queries, keys)
