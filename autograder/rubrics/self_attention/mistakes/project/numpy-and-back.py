# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, detached, no-grad, tensor-of-the-result

def project(x, W_query, W_key, W_value):
    x = x.detach().numpy()
    queries = x @ W_query.detach().numpy()
    keys = x @ W_key.detach().numpy()
    values = x @ W_value.detach().numpy()
    return torch.from_numpy(queries), torch.from_numpy(keys), torch.from_numpy(values)
