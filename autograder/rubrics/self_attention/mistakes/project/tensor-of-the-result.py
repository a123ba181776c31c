# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, detached, no-grad, numpy-and-back

def project(x, W_query, W_key, W_value):
    queries = torch.tensor(x @ W_query)
    keys = torch.tensor(x @ W_key)
    values = torch.tensor(x @ W_value)
    return queries, keys, values
