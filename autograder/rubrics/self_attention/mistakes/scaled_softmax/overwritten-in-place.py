# name: an in-place step that destroys the gradient
# hint: The values are right, but backward fails: a tensor that it needs was overwritten. Which of your operations works in place?
# facet: gradient

def scaled_softmax(scores, d_k):
    scaled = scores / d_k**0.5
    weights = torch.exp(scaled - scaled.max(dim=-1, keepdim=True).values)
    weights /= weights.sum(dim=-1, keepdim=True)
    return weights
