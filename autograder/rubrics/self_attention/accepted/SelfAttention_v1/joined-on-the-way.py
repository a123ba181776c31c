# name: the three matrices joined in forward

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.d_out = d_out

    def forward(self, x):
        W = torch.cat([self.W_query, self.W_key, self.W_value], dim=1)
        q, k, v = torch.split(x @ W, self.d_out, dim=1)
        attention = torch.softmax(torch.mm(q, k.T) * self.d_out ** -0.5, dim=1)
        return attention @ v
