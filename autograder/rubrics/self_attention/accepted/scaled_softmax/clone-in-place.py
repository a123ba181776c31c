# name: a clone scaled in place

def scaled_softmax(scores, d_k):
    s = scores.clone()
    s /= d_k ** 0.5
    return s.softmax(dim=-1)
