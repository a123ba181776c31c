# name: softmax of weights that are weights already
# hint: The weights that come in are ready to use. What does another softmax do to them?
# facet: arithmetic
# key:     return weights @ values
# becomes: return torch.softmax(weights, dim=-1) @ values
