# name: sizes of the example written into the code
# hint: This works only for the example's sizes. Which of your numbers could come from the shapes of what goes in?
# facet: arithmetic
# rule: hard-coded-size
# also: hard-coded-tokens

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(3, 2))
        self.W_key = nn.Parameter(torch.rand(3, 2))
        self.W_value = nn.Parameter(torch.rand(3, 2))

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        context_vec = attn_weights @ values
        return context_vec
