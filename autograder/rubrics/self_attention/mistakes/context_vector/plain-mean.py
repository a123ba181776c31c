# name: a plain mean of the values
# hint: Every token counts the same in your mean. What are the weights for?
# facet: arithmetic

def context_vector(weights, values):
    context = values.mean(dim=0)
    return context
