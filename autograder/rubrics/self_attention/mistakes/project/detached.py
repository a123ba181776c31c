# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, no-grad, numpy-and-back, tensor-of-the-result

def project(x, W_query, W_key, W_value):
    queries = (x @ W_query).detach()
    keys = (x @ W_key).detach()
    values = (x @ W_value).detach()
    return queries, keys, values
