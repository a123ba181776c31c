# name: an output projection that nobody asked for
# hint: There is one layer too many. What comes after the weights have mixed the values?
# facet: contract
# key:     self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
#          self.out_proj = nn.Linear(d_out, d_out)
# key:     return weights @ values
# becomes: return self.out_proj(weights @ values)
