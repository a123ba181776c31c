# name: loops over all pairs of tokens

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key   = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        queries = self.W_query(x)
        keys = self.W_key(x)
        values = self.W_value(x)
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
