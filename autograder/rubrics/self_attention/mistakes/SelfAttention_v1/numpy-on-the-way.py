# name: NumPy on the way
# hint: NumPy keeps no graph, so backward fails or nothing comes back. Which torch function does the same?
# facet: gradient

import numpy as np


class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        scores = (queries @ keys.T).numpy() / np.sqrt(keys.shape[-1])
        exps = np.exp(scores - scores.max(axis=-1, keepdims=True))
        weights = exps / exps.sum(axis=-1, keepdims=True)
        return torch.from_numpy(weights).to(x.dtype) @ values
