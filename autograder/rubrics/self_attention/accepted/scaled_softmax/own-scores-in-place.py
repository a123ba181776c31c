# name: its own scaled scores changed in place

def scaled_softmax(scores, d_k):
    weights = scores / d_k**0.5
    weights -= weights.max(dim=-1, keepdim=True).values
    weights.exp_()
    total = weights.sum(dim=-1, keepdim=True)
    return weights / total
