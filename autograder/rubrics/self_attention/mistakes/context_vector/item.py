# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, detached, no-grad, numpy-and-back, tensor-of-the-result

def context_vector(weights, values):
    rows = weights if weights.dim() == 2 else weights.unsqueeze(0)
    context = torch.zeros(rows.shape[0], values.shape[1])
    for i in range(rows.shape[0]):
        for j in range(rows.shape[1]):
            context[i] += rows[i, j].item() * values[j].detach()
    return context if weights.dim() == 2 else context[0]
