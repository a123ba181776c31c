# name: a bias added even where there is none
# hint: Without qkv_bias a layer's bias is None, and None cannot be added. Who adds the bias if you call the layer itself?
# facet: arithmetic

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        queries = x @ self.W_query.weight.T + self.W_query.bias
        keys = x @ self.W_key.weight.T + self.W_key.bias
        values = x @ self.W_value.weight.T + self.W_value.bias
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        context_vec = attn_weights @ values
        return context_vec
