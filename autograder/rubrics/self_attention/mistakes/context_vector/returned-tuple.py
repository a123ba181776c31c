# name: several things returned where one tensor is asked for
# hint: More than one tensor comes back, or tensors in a container. What exactly is asked for?
# facet: contract
# rule: returned-tuple

def context_vector(weights, values):
    context = weights @ values
    return context, weights
