# name: weights that start at zero
# hint: The arithmetic is right, but all weights start equal. What do all queries and keys look like then?
# facet: initialisation
#
# exercises: SelfAttention_v1
# key:     torch.rand(
# becomes: torch.zeros(
#
# exercises: SelfAttention_v2
# key:     self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
#          for layer in (self.W_query, self.W_key, self.W_value):
#              nn.init.zeros_(layer.weight)
