# name: weight matrices cut off from the graph
# hint: No gradient reaches the weight matrices, so they can never learn. How do you read them?
# facet: gradient

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        queries = nn.functional.linear(x, self.W_query.weight.data, self.W_query.bias)
        keys = nn.functional.linear(x, self.W_key.weight.data, self.W_key.bias)
        values = nn.functional.linear(x, self.W_value.weight.data, self.W_value.bias)
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        context_vec = attn_weights @ values
        return context_vec
