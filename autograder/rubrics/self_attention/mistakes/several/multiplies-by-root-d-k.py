# name: multiplication by √d_k instead of division
# hint: Your scaling goes the other way: it pulls the scores further apart. What should happen to them when the keys get wider?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores * d_k**0.5, dim=-1)
