# name: a test below the class, which calls the library

class SelfAttention_v1(nn.Module):
    """By hand, without nn.MultiheadAttention or scaled_dot_product_attention."""

    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        weights = torch.softmax(queries @ keys.T / keys.shape[-1]**0.5, dim=-1)
        return weights @ values


x_test = torch.randn(4, 3)
print(SelfAttention_v1(3, 2)(x_test).shape)
q_test = torch.randn(1, 4, 2)
print(nn.functional.scaled_dot_product_attention(q_test, q_test, q_test).shape)
