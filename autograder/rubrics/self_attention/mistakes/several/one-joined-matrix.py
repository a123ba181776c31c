# name: one joined matrix for all three roles
# hint: One large matrix can do it, but three are asked for by name. Who will look for W_query?
# facet: contract
#
# exercises: SelfAttention_v1
# key:     self.W_query = nn.Parameter(torch.rand(d_in, d_out)) ... self.W_value = nn.Parameter(torch.rand(d_in, d_out))
# becomes: self.W_qkv = nn.Parameter(torch.rand(d_in, 3 * d_out))
# key:     queries = x @ self.W_query ... values = x @ self.W_value
# becomes: queries, keys, values = (x @ self.W_qkv).chunk(3, dim=-1)
#
# exercises: SelfAttention_v2
# key:     self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias) ... self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.qkv = nn.Linear(d_in, 3 * d_out, bias=qkv_bias)
# key:     queries = self.W_query(x) ... values = self.W_value(x)
# becomes: queries, keys, values = self.qkv(x).chunk(3, dim=-1)
