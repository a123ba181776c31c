# name: one context vector only
# hint: One row per token is expected, and a single vector comes back. For which tokens does a query exist?
# facet: arithmetic

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        query_2 = x[1] @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        attn_scores_2 = query_2 @ keys.T
        d_k = keys.shape[-1]
        attn_weights_2 = torch.softmax(attn_scores_2 / d_k**0.5, dim=-1)
        context_vec_2 = attn_weights_2 @ values
        return context_vec_2
