# name: a tensor of a fixed type inside
# hint: A new tensor is float32 whatever x is, so a float64 x does not work. How can it take its type from x?
# facet: arithmetic

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        T = x.shape[0]
        scores = torch.empty(T, T)
        for i in range(T):
            for j in range(T):
                scores[i, j] = torch.dot(queries[i], keys[j])
        weights = torch.softmax(scores / keys.shape[-1]**0.5, dim=-1)
        return weights @ values
