# name: one matrix under three names
# hint: The three names hold the same matrix, so there is only one to train. How do query, key and value become different?
# facet: contract

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        W = nn.Parameter(torch.rand(d_in, d_out))
        self.W_query = W
        self.W_key = W
        self.W_value = W

    def forward(self, x):
        keys = x @ self.W_key
        queries = x @ self.W_query
        values = x @ self.W_value
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        return attn_weights @ values
