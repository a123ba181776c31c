# name: other names than W_query, W_key and W_value
# hint: Other code finds the weights by name. How are the three called in the task, and how in yours?
# facet: contract
# rule: wrong-parameter-name
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     self.W_query
# becomes: self.W_q
# key:     self.W_key
# becomes: self.W_k
# key:     self.W_value
# becomes: self.W_v
