# name: one sum for the whole table
# hint: All your weights together sum to 1, not each row. Which numbers compete for the attention of one query?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.exp(scores / d_k**0.5) / torch.exp(scores / d_k**0.5).sum()
