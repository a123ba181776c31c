# name: a module without parameters that mixes the values

# %%
class Mix(nn.Module):
    def __init__(self):
        super().__init__()
        self.softmax = nn.Softmax(dim=-1)

    def forward(self, q, k, v):
        scale = k.shape[-1] ** 0.5
        return self.softmax(torch.mm(q, k.t()) / scale).mm(v)

# %%
class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key   = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.mix = Mix()

    def forward(self, x):
        return self.mix(self.W_query(x), self.W_key(x), self.W_value(x))
