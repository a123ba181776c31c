# name: layers made in a loop

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False):
        super().__init__()
        for name in ["W_query", "W_key", "W_value"]:
            setattr(self, name, nn.Linear(in_features=d_in, out_features=d_out, bias=qkv_bias))

    def forward(self, x):
        queries, keys, values = [layer(x) for layer in self.children()]
        weights = torch.softmax(queries @ keys.T / keys.shape[-1] ** 0.5, dim=-1)
        return weights @ values
