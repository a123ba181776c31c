# name: F.linear with the transposed values

import torch.nn.functional as F

def context_vector(weights, values):
    return F.linear(weights, values.t())
