# name: a base class in a cell of its own
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     (nn.Module)
# becomes: (Attention)
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: return self.mix(queries, keys, values)

class Attention(nn.Module):
    def scores(self, q, k):
        return q @ k.T / k.shape[-1]**0.5

    def mix(self, q, k, v):
        return torch.softmax(self.scores(q, k), dim=-1) @ v
