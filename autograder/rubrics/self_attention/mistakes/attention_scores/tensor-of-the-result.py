# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, detached, item, no-grad, numpy-and-back

def attention_scores(queries, keys):
    if queries.dim() == 1:
        return torch.tensor([torch.dot(queries, key) for key in keys])
    return torch.tensor([[torch.dot(query, key) for key in keys] for query in queries])
