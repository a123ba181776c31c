# name: an argument changed in place
# hint: The tensor that was handed in is not the same afterwards. Which of your operations works in place?
# facet: contract
# rule: changed-input
# also: changed-input-maximum

def scaled_softmax(scores, d_k):
    scores /= d_k**0.5
    return torch.softmax(scores, dim=-1)
