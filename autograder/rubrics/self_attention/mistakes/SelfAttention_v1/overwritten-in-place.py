# name: an in-place step that destroys the gradient
# hint: The values are right, but backward fails: a tensor that it needs was overwritten. Which of your operations works in place?
# facet: gradient

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        scores = queries @ keys.T / keys.shape[-1]**0.5
        weights = torch.exp(scores - scores.max(dim=-1, keepdim=True).values)
        weights /= weights.sum(dim=-1, keepdim=True)
        return weights @ values
