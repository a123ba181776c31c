# name: a sum over the wrong axis
# hint: You add up the numbers inside a value. Over which axis do you have to sum to mix the tokens?
# facet: arithmetic

def context_vector(weights, values):
    weighted = weights.unsqueeze(-1) * values
    return weighted.sum(dim=-1)
