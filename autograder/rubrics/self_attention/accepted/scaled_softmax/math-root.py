# name: math.sqrt

import math

def scaled_softmax(scores, d_k):
    return torch.softmax(scores / math.sqrt(d_k), dim=-1)
