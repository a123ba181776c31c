# name: weights kept in local variables
# hint: Your weights are forgotten when __init__ ends. How does an object keep something for later?
# facet: contract
# also: parameters-in-a-list

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        queries = self.W_query(x)
        keys = self.W_key(x)
        values = self.W_value(x)
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        return attn_weights @ values
