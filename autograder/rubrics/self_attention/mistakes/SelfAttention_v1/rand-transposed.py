# name: random numbers drawn in the transposed shape
# hint: The numbers are the right ones, but each in another place. In which shape are they drawn?
# facet: initialisation

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_out, d_in).T)
        self.W_key = nn.Parameter(torch.rand(d_out, d_in).T)
        self.W_value = nn.Parameter(torch.rand(d_out, d_in).T)

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        context_vec = attn_weights @ values
        return context_vec
