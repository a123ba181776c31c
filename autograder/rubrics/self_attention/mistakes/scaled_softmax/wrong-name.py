# name: another name than the asked one
# hint: Other code calls this by the name in the task. What did you call yours?
# facet: contract
# rule: wrong-name

def scale_softmax(scores, d_k):
    weights = torch.softmax(scores / d_k**0.5, dim=-1)
    return weights
