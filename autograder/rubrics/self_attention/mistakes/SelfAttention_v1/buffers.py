# name: buffers instead of parameters
# hint: A buffer travels with the module but is never trained. What is a trainable tensor of a module called?
# facet: contract
# key:     self.W_query = nn.Parameter(torch.rand(d_in, d_out))
# becomes: self.register_buffer("W_query", torch.rand(d_in, d_out))
# key:     self.W_key = nn.Parameter(torch.rand(d_in, d_out))
# becomes: self.register_buffer("W_key", torch.rand(d_in, d_out))
# key:     self.W_value = nn.Parameter(torch.rand(d_in, d_out))
# becomes: self.register_buffer("W_value", torch.rand(d_in, d_out))
