# name: a bias on the query layer only
# hint: With qkv_bias=True three biases are expected, one per layer. Which of your layers get to know it?
# facet: contract
# key:     self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_key = nn.Linear(d_in, d_out, bias=False)
# key:     self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_value = nn.Linear(d_in, d_out, bias=False)
