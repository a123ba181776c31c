# name: a bias added even where there is none
# hint: Without qkv_bias a layer's bias is None, and None cannot be added. Who adds the bias if you call the layer itself?
# facet: arithmetic
# key:     self.W_query(x)
# becomes: x @ self.W_query.weight.T + self.W_query.bias
# key:     self.W_key(x)
# becomes: x @ self.W_key.weight.T + self.W_key.bias
# key:     self.W_value(x)
# becomes: x @ self.W_value.weight.T + self.W_value.bias
