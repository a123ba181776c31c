# name: division by the sum without exponentials
# hint: Softmax first exponentiates, which makes every number positive. What do negative scores become in yours?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: scores / scores.sum(dim=-1, keepdim=True)
