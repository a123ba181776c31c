# name: one matrix under three names
# hint: The three names hold the same matrix, so there is only one to train. How do query, key and value become different?
# facet: contract
#
# exercises: SelfAttention_v1
# key:     self.W_query = nn.Parameter(torch.rand(d_in, d_out)) ... self.W_value = nn.Parameter(torch.rand(d_in, d_out))
# becomes: W = nn.Parameter(torch.rand(d_in, d_out))
#          self.W_query = W
#          self.W_key = W
#          self.W_value = W
#
# exercises: SelfAttention_v2
# key:     self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias) ... self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_query = self.W_key = self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
