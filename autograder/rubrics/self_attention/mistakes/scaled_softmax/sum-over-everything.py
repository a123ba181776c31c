# name: one sum for the whole table
# hint: All your weights together sum to 1, not each row. Which numbers compete for the attention of one query?
# facet: arithmetic

def scaled_softmax(scores, d_k):
    e = torch.exp(scores / d_k**0.5)
    return e / e.sum()
