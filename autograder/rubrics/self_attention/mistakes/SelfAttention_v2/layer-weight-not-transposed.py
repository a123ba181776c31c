# name: a layer's weight that is not transposed
# hint: nn.Linear keeps its matrix as (d_out, d_in). What does the layer itself do with it, and could you let it?
# facet: arithmetic
# key:     self.W_query(x)
# becomes: x @ self.W_query.weight
# key:     self.W_key(x)
# becomes: x @ self.W_key.weight
# key:     self.W_value(x)
# becomes: x @ self.W_value.weight
