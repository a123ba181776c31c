# name: rounded results
# hint: You round what you compute. The printed numbers are rounded for reading only: what becomes of the gradient when a number moves in steps?
# facet: gradient
# key:     return weights @ values
# becomes: return torch.round(weights @ values, decimals=2)
