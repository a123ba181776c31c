# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: detached, no-grad, numpy-and-back, tensor-of-the-result

def scaled_softmax(scores, d_k):
    attn_weights = torch.softmax(scores / d_k**0.5, dim=-1)
    return attn_weights.data
