# name: weights kept in local variables
# hint: Your weights are forgotten when __init__ ends. How does an object keep something for later?
# facet: contract
# also: parameters-in-a-list

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        W_query = nn.Parameter(torch.rand(d_in, d_out))
        W_key = nn.Parameter(torch.rand(d_in, d_out))
        W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        return attn_weights @ values
