# name: everything transposed, softmax over the first axis

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key   = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        Q = self.W_query.T @ x.T       # (d_out, T)
        K = self.W_key.T @ x.T
        V = self.W_value.T @ x.T
        A = torch.softmax(K.T @ Q / K.shape[0]**0.5, dim=0)
        return (V @ A).T
