# name: rounded results
# hint: You round what you compute. The printed numbers are rounded for reading only: what becomes of the gradient when a number moves in steps?
# facet: gradient
# key:     return queries, keys, values
# becomes: return queries.round(decimals=2), keys.round(decimals=2), values.round(decimals=2)
