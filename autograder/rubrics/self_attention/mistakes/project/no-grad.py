# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, detached, numpy-and-back, tensor-of-the-result

def project(x, W_query, W_key, W_value):
    with torch.no_grad():
        queries = x @ W_query
        keys = x @ W_key
        values = x @ W_value
    return queries, keys, values
