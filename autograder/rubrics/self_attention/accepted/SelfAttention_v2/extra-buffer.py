# name: a buffer and attributes beside the parameters

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key   = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.d_in = d_in
        self.register_buffer("scale", torch.tensor(float(d_out)).sqrt())

    def forward(self, x):
        queries = self.W_query(x)
        keys = self.W_key(x)
        values = self.W_value(x)
        self.attn_weights = torch.softmax(queries @ keys.T / self.scale, dim=-1)
        return self.attn_weights @ values
