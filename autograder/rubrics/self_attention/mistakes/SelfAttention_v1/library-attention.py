# name: the library's own attention
# hint: PyTorch's ready-made attention does the whole job, so this shows nothing of yours. Which steps does it take inside?
# facet: contract
# rule: library-attention
# also: library-multihead

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        q = x @ self.W_query
        k = x @ self.W_key
        v = x @ self.W_value
        return torch.nn.functional.scaled_dot_product_attention(q, k, v)
