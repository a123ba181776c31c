# name: linear layers filled with torch.rand
# hint: The arithmetic is right, but you overwrite what nn.Linear draws. Why does the section prefer its initialisation?
# facet: initialisation

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_query.weight = nn.Parameter(torch.rand(d_out, d_in))
        self.W_key.weight = nn.Parameter(torch.rand(d_out, d_in))
        self.W_value.weight = nn.Parameter(torch.rand(d_out, d_in))

    def forward(self, x):
        queries = self.W_query(x)
        keys = self.W_key(x)
        values = self.W_value(x)
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        context_vec = attn_weights @ values
        return context_vec
