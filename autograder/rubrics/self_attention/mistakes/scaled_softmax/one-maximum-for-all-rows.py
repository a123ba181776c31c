# name: one maximum for the whole table
# hint: You subtract the largest score of all rows, so a row far below it turns into 0/0. Which maximum belongs to a row?
# facet: arithmetic
# rule: unstable
# also: exp-overflows

def scaled_softmax(scores, d_k):
    scaled = scores / d_k**0.5
    e = torch.exp(scaled - scaled.max())
    return e / e.sum(dim=-1, keepdim=True)
