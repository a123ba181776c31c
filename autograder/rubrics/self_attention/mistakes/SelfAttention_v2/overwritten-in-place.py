# name: an in-place step that destroys the gradient
# hint: The values are right, but backward fails: a tensor that it needs was overwritten. Which of your operations works in place?
# facet: gradient

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        queries = self.W_query(x)
        keys = self.W_key(x)
        values = self.W_value(x)
        scores = queries @ keys.T / keys.shape[-1]**0.5
        weights = torch.exp(scores - scores.max(dim=-1, keepdim=True).values)
        weights /= weights.sum(dim=-1, keepdim=True)
        return weights @ values
