# name: F.linear with weight and bias

import torch.nn.functional as F


class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        q, k, v = (F.linear(x, layer.weight, layer.bias) for layer in (self.W_query, self.W_key, self.W_value))
        return F.softmax(F.linear(q, k) / k.shape[-1] ** 0.5, dim=-1) @ v
