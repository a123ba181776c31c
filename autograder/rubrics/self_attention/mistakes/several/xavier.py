# name: Xavier initialisation instead of the asked one
# hint: The arithmetic is right; the initialisation is not the one asked for. Which numbers should the weights start from?
# facet: initialisation
#
# exercises: SelfAttention_v1
# key:     torch.rand(d_in, d_out)
# becomes: nn.init.xavier_uniform_(torch.empty(d_in, d_out))
#
# exercises: SelfAttention_v2
# key:     self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
#          for layer in (self.W_query, self.W_key, self.W_value):
#              nn.init.xavier_uniform_(layer.weight)
