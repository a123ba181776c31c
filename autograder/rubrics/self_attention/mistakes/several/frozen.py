# name: parameters that cannot train
# hint: Your parameters take no gradient, so nothing can train. Where in the section did that setting stand, and what was it for?
# facet: contract
#
# exercises: SelfAttention_v1
# key:     torch.rand(d_in, d_out))
# becomes: torch.rand(d_in, d_out), requires_grad=False)
#
# exercises: SelfAttention_v2
# key:     self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
#          for p in self.parameters():
#              p.requires_grad = False
