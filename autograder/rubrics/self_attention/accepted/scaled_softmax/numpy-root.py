# name: NumPy for the root only

import numpy as np

def scaled_softmax(scores, d_k):
    scaled = scores / float(np.sqrt(d_k))
    return torch.nn.functional.softmax(scaled, dim=-1)
