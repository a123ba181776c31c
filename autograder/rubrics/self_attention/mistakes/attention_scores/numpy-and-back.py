# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
# also: data-of-the-result, detached, item, no-grad, tensor-of-the-result

import numpy as np


def attention_scores(queries, keys):
    scores = np.dot(queries.detach().numpy(), keys.detach().numpy().T)
    return torch.tensor(scores)
