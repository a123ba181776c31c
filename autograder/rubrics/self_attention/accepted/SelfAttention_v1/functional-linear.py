# name: F.linear of the transposed parameters

import torch.nn.functional as F


class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super(SelfAttention_v1, self).__init__()
        self.W_query = torch.nn.Parameter(torch.rand((d_in, d_out)))
        self.W_key = torch.nn.Parameter(torch.rand((d_in, d_out)))
        self.W_value = torch.nn.Parameter(torch.rand((d_in, d_out)))

    def forward(self, x):
        q, k, v = (F.linear(x, W.T) for W in (self.W_query, self.W_key, self.W_value))
        return F.softmax(F.linear(q, k) / k.shape[-1] ** 0.5, dim=-1) @ v
