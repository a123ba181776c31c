# name: one joined matrix for all three roles
# hint: One large matrix can do it, but three are asked for by name. Who will look for W_query?
# facet: contract
# also: names-short, names-lower-case, names-plural, names-capital, names-without-w

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_qkv = nn.Parameter(torch.rand(d_in, 3 * d_out))

    def forward(self, x):
        queries, keys, values = (x @ self.W_qkv).chunk(3, dim=-1)
        scores = queries @ keys.T
        weights = torch.softmax(scores / keys.shape[-1]**0.5, dim=-1)
        return weights @ values
