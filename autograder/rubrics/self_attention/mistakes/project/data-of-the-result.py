# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: detached, no-grad, numpy-and-back, tensor-of-the-result

def project(x, W_query, W_key, W_value):
    q = x @ W_query
    k = x @ W_key
    v = x @ W_value
    return q.data, k.data, v.data
