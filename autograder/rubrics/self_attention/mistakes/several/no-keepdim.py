# name: row sums that lost their axis
# hint: You divide columns by row sums. What shape must the row sums keep so that each row is divided by its own?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.exp(scores / d_k**0.5) / torch.exp(scores / d_k**0.5).sum(dim=-1)
