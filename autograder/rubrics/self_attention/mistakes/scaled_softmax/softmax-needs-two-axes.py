# name: an axis that a single row does not have
# hint: A single query has only one row of scores, and then there is no axis 1. How can you name the last axis whatever their number?
# facet: arithmetic
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / d_k**0.5, dim=1)
