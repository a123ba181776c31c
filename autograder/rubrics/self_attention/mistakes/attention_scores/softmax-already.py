# name: scores that went through softmax already
# hint: The softmax belongs to the next step. What does this step ask for, if nothing but dot products?
# facet: arithmetic

def attention_scores(queries, keys):
    scores = queries @ keys.T
    return torch.softmax(scores, dim=-1)
