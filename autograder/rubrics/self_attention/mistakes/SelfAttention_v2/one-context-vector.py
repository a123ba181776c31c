# name: one context vector only
# hint: One row per token is expected, and a single vector comes back. For which tokens does a query exist?
# facet: arithmetic

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        query_2 = self.W_query(x[1])
        keys = self.W_key(x)
        values = self.W_value(x)
        attn_scores_2 = query_2 @ keys.T
        attn_weights_2 = torch.softmax(attn_scores_2 / keys.shape[-1]**0.5, dim=-1)
        return attn_weights_2 @ values
