# name: softmax over the columns
# hint: Each row belongs to one query and must sum to 1; your columns do. Along which axis do the scores of one query lie?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / d_k**0.5, dim=0)
