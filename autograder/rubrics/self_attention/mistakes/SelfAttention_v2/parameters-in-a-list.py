# name: parameters hidden in a list
# hint: PyTorch does not look into plain lists, so parameters() is empty. Under which names should the three be found?
# facet: contract
# also: local-variables

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.layers = [nn.Linear(d_in, d_out, bias=qkv_bias) for _ in range(3)]

    def forward(self, x):
        queries, keys, values = [layer(x) for layer in self.layers]
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        return attn_weights @ values
