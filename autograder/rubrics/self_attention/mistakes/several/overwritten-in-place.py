# name: an in-place step that destroys the gradient
# hint: The values are right, but backward fails: a tensor that it needs was overwritten. Which of your operations works in place?
# facet: gradient
#
# exercises: scaled_softmax
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: scaled = scores / d_k**0.5
#          weights = torch.exp(scaled - scaled.max(dim=-1, keepdim=True).values)
#          weights /= weights.sum(dim=-1, keepdim=True)
#          return weights
#
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     weights = torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: scores = scores / d_k**0.5
#          weights = torch.exp(scores - scores.max(dim=-1, keepdim=True).values)
#          weights /= weights.sum(dim=-1, keepdim=True)
