# name: a base class in a cell of its own

# %%
class Attention(nn.Module):
    def scores(self, q, k):
        return q @ k.T / k.shape[-1]**0.5

    def mix(self, q, k, v):
        return torch.softmax(self.scores(q, k), dim=-1) @ v

# %%
class SelfAttention_v1(Attention):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key   = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        return self.mix(x @ self.W_query, x @ self.W_key, x @ self.W_value)
