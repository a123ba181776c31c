# name: everything transposed, softmax over the first axis

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key   = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        Q = self.W_query(x).T       # (d_out, T)
        K = self.W_key(x).T
        V = self.W_value(x).T
        A = torch.softmax(K.T @ Q / K.shape[0]**0.5, dim=0)
        return (V @ A).T
