# name: a buffer and attributes beside the parameters

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key   = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.d_in = d_in
        self.register_buffer("scale", torch.tensor(float(d_out)).sqrt())

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        self.attn_weights = torch.softmax(queries @ keys.T / self.scale, dim=-1)
        return self.attn_weights @ values
