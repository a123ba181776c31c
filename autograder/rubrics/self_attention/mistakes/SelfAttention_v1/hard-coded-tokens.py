# name: sizes of the example written into the code
# hint: This works only for the example's sizes. Which of your numbers could come from the shapes of what goes in?
# facet: arithmetic
# rule: hard-coded-size
# also: hard-coded-sizes

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
        d_k = keys.shape[-1]
        rows = []
        for i in range(6):
            attn_scores = queries[i] @ keys.T
            attn_weights = torch.softmax(attn_scores / d_k**0.5, dim=-1)
            rows.append(attn_weights @ values)
        return torch.stack(rows)
