# name: no bias on the value layer
# hint: With qkv_bias=True three biases are expected, one per layer. Which of your layers does not get to know it?
# facet: contract
# key:     self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_value = nn.Linear(d_in, d_out, bias=False)
