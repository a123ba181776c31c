# name: rounded results
# hint: You round what you compute. The printed numbers are rounded for reading only: what becomes of the gradient when a number moves in steps?
# facet: gradient
#
# exercises: project
# key:     return queries, keys, values
# becomes: return queries.round(decimals=2), keys.round(decimals=2), values.round(decimals=2)
#
# exercises: attention_scores
# key:     queries @ keys.T
# becomes: (queries @ keys.T).round(decimals=2)
#
# exercises: scaled_softmax
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.round(torch.softmax(scores / d_k**0.5, dim=-1), decimals=2)
#
# exercises: context_vector
# key:     weights @ values
# becomes: torch.round(weights @ values, decimals=2)
