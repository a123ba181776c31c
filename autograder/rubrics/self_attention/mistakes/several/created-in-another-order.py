# name: parts created in another order
# hint: Your W_key, for one, may hold what W_query should: with one seed, the order of creation decides. In which order are the three asked for?
# facet: initialisation
# rule: created-in-another-order
#
# exercises: SelfAttention_v1
# key:     self.W_query = nn.Parameter(torch.rand(d_in, d_out)) ... self.W_value = nn.Parameter(torch.rand(d_in, d_out))
# becomes: self.W_key = nn.Parameter(torch.rand(d_in, d_out))
#          self.W_query = nn.Parameter(torch.rand(d_in, d_out))
#          self.W_value = nn.Parameter(torch.rand(d_in, d_out))
#
# exercises: SelfAttention_v2
# key:     self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias) ... self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
#          self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
#          self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
