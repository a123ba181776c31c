# name: exponentials that overflow
# hint: The exponential of a large score is too large for a float, and what follows is inf or NaN. Which number can you subtract from a whole row without changing its softmax?
# facet: arithmetic
# rule: unstable

def scaled_softmax(scores, d_k):
    exp_scores = torch.exp(scores / d_k**0.5)
    weights = exp_scores / exp_scores.sum(dim=-1, keepdim=True)
    return weights
