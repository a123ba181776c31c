# name: a buffer and attributes beside the parameters
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     super().__init__()
# becomes: super().__init__()
#          self.d_in = d_in
#          self.register_buffer("scale", torch.tensor(float(d_out)).sqrt())
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: self.attn_weights = torch.softmax(queries @ keys.T / self.scale, dim=-1)
#          return self.attn_weights @ values
