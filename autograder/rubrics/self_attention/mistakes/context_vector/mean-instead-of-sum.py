# name: a mean of the weighted values
# hint: The weights sum to 1, so they have averaged already. What does dividing by the number of tokens do on top of it?
# facet: arithmetic

def context_vector(weights, values):
    weighted = weights.unsqueeze(-1) * values
    return weighted.mean(dim=-2)
