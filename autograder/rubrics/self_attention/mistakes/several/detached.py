# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# also: data-of-the-result, item, no-grad, no-grad-in-forward, numpy-and-back, tensor-of-the-result
# key:     return weights @ values
# becomes: return (weights @ values).detach()
