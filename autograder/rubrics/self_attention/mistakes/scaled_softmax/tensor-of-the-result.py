# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, detached, no-grad, numpy-and-back

def scaled_softmax(scores, d_k):
    scaled = torch.tensor(scores / d_k**0.5)
    return torch.softmax(scaled, dim=-1)
