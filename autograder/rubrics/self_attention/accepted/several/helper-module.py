# name: a module without parameters that mixes the values
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     super().__init__()
# becomes: super().__init__()
#          self.mix = Mix()
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: return self.mix(queries, keys, values)

class Mix(nn.Module):
    def __init__(self):
        super().__init__()
        self.softmax = nn.Softmax(dim=-1)

    def forward(self, q, k, v):
        scale = k.shape[-1] ** 0.5
        return self.softmax(torch.mm(q, k.t()) / scale).mm(v)
