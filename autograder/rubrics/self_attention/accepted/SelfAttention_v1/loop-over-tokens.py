# name: a loop over the tokens

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key   = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        context = []
        for query in queries:
            scores = keys @ query                        # (T,)
            weights = torch.softmax(scores / len(query)**0.5, dim=0)
            context.append(weights @ values)
        return torch.stack(context)
