# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, detached, no-grad, tensor-of-the-result

import numpy as np


def scaled_softmax(scores, d_k):
    s = scores.detach().numpy() / np.sqrt(d_k)
    e = np.exp(s - s.max(axis=-1, keepdims=True))
    return torch.from_numpy(e / e.sum(axis=-1, keepdims=True)).float()
