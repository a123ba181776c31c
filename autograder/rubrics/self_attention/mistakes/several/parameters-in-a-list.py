# name: parameters hidden in a list
# hint: PyTorch does not look into plain lists, so parameters() is empty. Under which names should the three be found?
# facet: contract
# also: local-variables
#
# exercises: SelfAttention_v1
# key:     self.W_query = nn.Parameter(torch.rand(d_in, d_out)) ... self.W_value = nn.Parameter(torch.rand(d_in, d_out))
# becomes: self.weights = [nn.Parameter(torch.rand(d_in, d_out)) for _ in range(3)]
# key:     queries = x @ self.W_query ... values = x @ self.W_value
# becomes: queries, keys, values = [x @ W for W in self.weights]
#
# exercises: SelfAttention_v2
# key:     self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias) ... self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.layers = [nn.Linear(d_in, d_out, bias=qkv_bias) for _ in range(3)]
# key:     queries = self.W_query(x) ... values = self.W_value(x)
# becomes: queries, keys, values = [layer(x) for layer in self.layers]
