# name: parameters hidden in a list
# hint: PyTorch does not look into plain lists, so parameters() is empty. Under which names should the three be found?
# facet: contract
# also: local-variables

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.weights = [nn.Parameter(torch.rand(d_in, d_out)) for _ in range(3)]

    def forward(self, x):
        queries, keys, values = [x @ W for W in self.weights]
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        return attn_weights @ values
