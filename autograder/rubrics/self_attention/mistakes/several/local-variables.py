# name: weights kept in local variables
# hint: Your weights are forgotten when __init__ ends. How does an object keep something for later?
# facet: contract
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     self.W_query =
# becomes: W_query =
# key:     self.W_key =
# becomes: W_key =
# key:     self.W_value =
# becomes: W_value =
