# name: weight matrices of shape (d_out, d_in)
# hint: Your matrices stand the other way round. Which shape lets x @ W work without turning anything?
# facet: contract
# also: sizes-swapped
# key:     torch.rand(d_in, d_out)
# becomes: torch.rand(d_out, d_in)
# key:     x @ self.W_query
# becomes: x @ self.W_query.T
# key:     x @ self.W_key
# becomes: x @ self.W_key.T
# key:     x @ self.W_value
# becomes: x @ self.W_value.T
