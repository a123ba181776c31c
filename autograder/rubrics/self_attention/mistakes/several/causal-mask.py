# name: a causal mask
# hint: Your tokens see only those before them. Does this section hide anything from a token?
# facet: arithmetic
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     scores = queries @ keys.T
# becomes: scores = queries @ keys.T
#          T = x.shape[0]
#          mask = torch.triu(torch.ones(T, T), diagonal=1)
#          scores = scores.masked_fill(mask.bool(), -torch.inf)
