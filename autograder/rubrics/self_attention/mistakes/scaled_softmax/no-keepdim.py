# name: row sums that lost their axis
# hint: You divide columns by row sums. What shape must the row sums keep so that each row is divided by its own?
# facet: arithmetic

def scaled_softmax(scores, d_k):
    scaled = scores / d_k**0.5
    exps = torch.exp(scaled)
    return exps / exps.sum(dim=-1)
