# name: several things returned where one tensor is asked for
# hint: More than one tensor comes back, or tensors in a container. What exactly is asked for?
# facet: contract
# rule: returned-tuple

def scaled_softmax(scores, d_k):
    scaled = scores / d_k**0.5
    weights = torch.softmax(scaled, dim=-1)
    return scaled, weights
