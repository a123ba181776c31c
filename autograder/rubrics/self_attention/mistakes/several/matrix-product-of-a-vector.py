# name: torch.mm of a vector
# hint: torch.mm takes matrices only, and a single token is a vector. Which product takes both?
# facet: arithmetic
#
# exercises: project
# key:     x @ W_query
# becomes: torch.mm(x, W_query)
# key:     x @ W_key
# becomes: torch.mm(x, W_key)
# key:     x @ W_value
# becomes: torch.mm(x, W_value)
#
# exercises: attention_scores
# key:     queries @ keys.T
# becomes: torch.mm(queries, keys.T)
#
# exercises: context_vector
# key:     weights @ values
# becomes: torch.mm(weights, values)
