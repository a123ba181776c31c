# name: einsum for everything

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key   = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = torch.einsum("td,sd->ts", q, k)
        weights = torch.einsum("ts->ts", scores / self.d_out**0.5).softmax(dim=1)
        return torch.einsum("ts,sv->tv", weights, v)
