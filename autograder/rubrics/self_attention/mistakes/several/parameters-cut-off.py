# name: weight matrices cut off from the graph
# hint: No gradient reaches the weight matrices, so they can never learn. How do you read them?
# facet: gradient
#
# exercises: project
# key:     x @ W_query
# becomes: x @ W_query.data
# key:     x @ W_key
# becomes: x @ W_key.data
# key:     x @ W_value
# becomes: x @ W_value.data
#
# exercises: SelfAttention_v1
# key:     x @ self.W_query
# becomes: x @ self.W_query.data
# key:     x @ self.W_key
# becomes: x @ self.W_key.data
# key:     x @ self.W_value
# becomes: x @ self.W_value.data
#
# exercises: SelfAttention_v2
# key:     self.W_query(x)
# becomes: nn.functional.linear(x, self.W_query.weight.data, self.W_query.bias)
# key:     self.W_key(x)
# becomes: nn.functional.linear(x, self.W_key.weight.data, self.W_key.bias)
# key:     self.W_value(x)
# becomes: nn.functional.linear(x, self.W_value.weight.data, self.W_value.bias)
