# name: the attention itself in a helper cell
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: return attend(queries, keys, values)

import math


def attend(q, k, v):
    scores = q @ k.transpose(-2, -1) / math.sqrt(k.size(-1))
    return scores.softmax(dim=-1) @ v
