# name: NumPy on the way
# hint: NumPy keeps no graph, so backward fails or nothing comes back. Which torch function does the same?
# facet: gradient

import numpy as np


class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        queries = self.W_query(x)
        keys = self.W_key(x)
        values = self.W_value(x)
        scores = (queries @ keys.T).numpy() / np.sqrt(keys.shape[-1])
        exps = np.exp(scores - scores.max(axis=-1, keepdims=True))
        weights = exps / exps.sum(axis=-1, keepdims=True)
        return torch.from_numpy(weights).to(x.dtype) @ values
