# name: a base class in a cell of its own

# %%
class Attention(nn.Module):
    def scores(self, q, k):
        return q @ k.T / k.shape[-1]**0.5

    def mix(self, q, k, v):
        return torch.softmax(self.scores(q, k), dim=-1) @ v

# %%
class SelfAttention_v2(Attention):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key   = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        return self.mix(self.W_query(x), self.W_key(x), self.W_value(x))
