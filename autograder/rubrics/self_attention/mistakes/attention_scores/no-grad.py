# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, detached, item, numpy-and-back, tensor-of-the-result

@torch.no_grad()
def attention_scores(queries, keys):
    return queries @ keys.T
