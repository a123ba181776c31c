# name: sizes of the example written into the code
# hint: This works only for the example's sizes. Which of your numbers could come from the shapes of what goes in?
# facet: arithmetic
# rule: hard-coded-size
# also: hard-coded-sizes

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
        d_k = keys.shape[-1]
        rows = []
        for i in range(6):
            attn_scores = queries[i] @ keys.T
            attn_weights = torch.softmax(attn_scores / d_k**0.5, dim=-1)
            rows.append(attn_weights @ values)
        return torch.stack(rows)
