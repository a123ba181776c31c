# name: rounded results
# hint: You round what you compute. The printed numbers are rounded for reading only: what becomes of the gradient when a number moves in steps?
# facet: gradient
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.round(torch.softmax(scores / d_k**0.5, dim=-1), decimals=2)
