# name: scaling by the root of the number of tokens
# hint: You scale by how many tokens there are. Does a dot product get larger when the text gets longer?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / scores.shape[-1]**0.5, dim=-1)
