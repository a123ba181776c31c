# name: all three roles joined in one tensor
# hint: The three roles come back glued together. How does Python return several things at once?
# facet: arithmetic
# key:     return queries, keys, values
# becomes: return torch.cat([queries, keys, values], dim=-1)
