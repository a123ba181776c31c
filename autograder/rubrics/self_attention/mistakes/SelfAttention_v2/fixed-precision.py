# name: a tensor of a fixed type inside
# hint: A new tensor is float32 whatever x is, so a float64 x does not work. How can it take its type from x?
# facet: arithmetic

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        queries = self.W_query(x)
        keys = self.W_key(x)
        values = self.W_value(x)
        T = x.shape[0]
        scores = torch.empty(T, T)
        for i in range(T):
            for j in range(T):
                scores[i, j] = torch.dot(queries[i], keys[j])
        weights = torch.softmax(scores / keys.shape[-1]**0.5, dim=-1)
        return weights @ values
