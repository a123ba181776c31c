# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, detached, no-grad, numpy-and-back, tensor-of-the-result

def attention_scores(queries, keys):
    single = queries.dim() == 1
    if single:
        queries = queries.unsqueeze(0)
    scores = torch.empty(len(queries), len(keys))
    for i, query in enumerate(queries):
        for j, key in enumerate(keys):
            scores[i, j] = torch.dot(query, key).item()
    return scores[0] if single else scores
