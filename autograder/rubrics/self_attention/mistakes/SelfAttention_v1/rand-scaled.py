# name: initial values that are scaled or shifted
# hint: The arithmetic is right; the initialisation is not the one asked for. What do you do to the random numbers after drawing them?
# facet: initialisation

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out) * 2 - 1)
        self.W_key = nn.Parameter(torch.rand(d_in, d_out) * 2 - 1)
        self.W_value = nn.Parameter(torch.rand(d_in, d_out) * 2 - 1)

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        context_vec = attn_weights @ values
        return context_vec
