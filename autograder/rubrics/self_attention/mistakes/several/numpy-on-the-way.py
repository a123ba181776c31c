# name: NumPy on the way
# hint: NumPy keeps no graph, so backward fails or nothing comes back. Which torch function does the same?
# facet: gradient
#
# exercises: scaled_softmax
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: scaled = scores.numpy() / np.sqrt(d_k)
#          exps = np.exp(scaled - np.max(scaled, axis=-1, keepdims=True))
#          return torch.tensor(exps / np.sum(exps, axis=-1, keepdims=True), dtype=torch.float32)
#
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: scores = (queries @ keys.T).numpy() / np.sqrt(keys.shape[-1])
#          exps = np.exp(scores - scores.max(axis=-1, keepdims=True))
#          weights = exps / exps.sum(axis=-1, keepdims=True)
#          return torch.from_numpy(weights).to(x.dtype) @ values

import numpy as np
