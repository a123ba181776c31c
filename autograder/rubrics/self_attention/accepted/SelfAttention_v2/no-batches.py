# name: NotImplementedError for batches, a mention of the library, and a self-test

class SelfAttention_v2(nn.Module):
    """By hand, without nn.MultiheadAttention or scaled_dot_product_attention."""

    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.d_out = d_out
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key   = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        if x.dim() != 2:
            raise NotImplementedError("one text at a time; no masks, no batches")
        queries = self.W_query(x)
        keys = self.W_key(x)
        values = self.W_value(x)
        # what F.scaled_dot_product_attention would do in one go
        weights = torch.softmax(queries @ keys.T / keys.shape[-1]**0.5, dim=-1)
        return weights @ values


x_test = torch.randn(4, 3)
print(SelfAttention_v2(3, 2)(x_test).shape)
q_test = torch.randn(1, 4, 2)
print(nn.functional.scaled_dot_product_attention(q_test, q_test, q_test).shape)
