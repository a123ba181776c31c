# name: parameters where linear layers are asked for
# hint: This version hands its matrices to PyTorch's own layers. What type should W_query have here?
# facet: contract
# key:     nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: nn.Parameter(torch.rand(d_in, d_out))
# key:     queries = self.W_query(x)
# becomes: queries = x @ self.W_query
# key:     keys = self.W_key(x)
# becomes: keys = x @ self.W_key
# key:     values = self.W_value(x)
# becomes: values = x @ self.W_value
