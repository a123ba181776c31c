# name: torch.mm of a vector
# hint: torch.mm takes matrices only, and a single token is a vector. Which product takes both?
# facet: arithmetic
# key:     return queries @ keys.T
# becomes: return torch.mm(queries, keys.T)
