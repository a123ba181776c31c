# name: other names than W_query, W_key and W_value
# hint: Other code finds the weights by name. How are the three called in the task, and how in yours?
# facet: contract
# rule: wrong-parameter-name
# also: names-short, names-plural, names-capital, names-without-w

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.w_query = nn.Parameter(torch.rand(d_in, d_out))
        self.w_key = nn.Parameter(torch.rand(d_in, d_out))
        self.w_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        queries = x @ self.w_query
        keys = x @ self.w_key
        values = x @ self.w_value
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        context_vec = attn_weights @ values
        return context_vec
