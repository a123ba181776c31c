# name: an argument changed in place
# hint: The tensor that was handed in is not the same afterwards. Which of your operations works in place?
# facet: contract
# rule: changed-input
# also: changed-input

def scaled_softmax(scores, d_k):
    scores -= scores.max(dim=-1, keepdim=True).values   # for stability
    e = torch.exp(scores / d_k**0.5)
    return e / e.sum(dim=-1, keepdim=True)
