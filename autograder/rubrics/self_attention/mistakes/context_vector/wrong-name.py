# name: another name than the asked one
# hint: Other code calls this by the name in the task. What did you call yours?
# facet: contract
# rule: wrong-name

def context_vec(weights, values):
    context = weights @ values
    return context
