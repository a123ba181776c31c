# name: loops over all pairs of tokens

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
        T = x.shape[0]
        scores = x.new_empty(T, T)
        for i in range(T):
            for j in range(T):
                scores[i, j] = queries[i].dot(keys[j])
        weights = torch.softmax(scores / keys.shape[1]**0.5, dim=1)
        context = torch.zeros_like(values)
        for i in range(T):
            for j in range(T):
                context[i] = context[i] + weights[i, j] * values[j]
        return context
