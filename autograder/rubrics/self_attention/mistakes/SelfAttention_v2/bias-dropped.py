# name: biases that exist and are never used
# hint: You use the weight of each layer and leave its bias behind. What does a layer do when it is called?
# facet: arithmetic
# key:     self.W_query(x)
# becomes: x @ self.W_query.weight.T
# key:     self.W_key(x)
# becomes: x @ self.W_key.weight.T
# key:     self.W_value(x)
# becomes: x @ self.W_value.weight.T
