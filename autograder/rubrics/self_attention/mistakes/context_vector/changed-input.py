# name: an argument changed in place
# hint: The tensor that was handed in is not the same afterwards. Which of your operations works in place?
# facet: contract
# rule: changed-input

def context_vector(weights, values):
    weights.unsqueeze_(-1)
    return (weights * values).sum(dim=-2)
