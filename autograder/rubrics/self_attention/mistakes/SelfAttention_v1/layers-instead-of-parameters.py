# name: linear layers where parameters are asked for
# hint: This version keeps its matrices itself; the layers come in the next one. What type and shape should W_query have here?
# facet: contract
# key:     nn.Parameter(torch.rand(d_in, d_out))
# becomes: nn.Linear(d_in, d_out, bias=False)
# key:     queries = x @ self.W_query
# becomes: queries = self.W_query(x)
# key:     keys = x @ self.W_key
# becomes: keys = self.W_key(x)
# key:     values = x @ self.W_value
# becomes: values = self.W_value(x)
