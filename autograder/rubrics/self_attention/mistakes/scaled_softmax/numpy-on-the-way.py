# name: NumPy on the way
# hint: NumPy keeps no graph, so backward fails or nothing comes back. Which torch function does the same?
# facet: gradient

import numpy as np


def scaled_softmax(scores, d_k):
    scaled = scores.numpy() / np.sqrt(d_k)
    exps = np.exp(scaled - np.max(scaled, axis=-1, keepdims=True))
    return torch.tensor(exps / np.sum(exps, axis=-1, keepdims=True), dtype=torch.float32)
