# name: linear layers filled with normal numbers
# hint: The arithmetic is right, but you overwrite what nn.Linear draws. Why does the section prefer its initialisation?
# facet: initialisation
# key:     self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
#          for layer in (self.W_query, self.W_key, self.W_value):
#              nn.init.normal_(layer.weight, std=0.02)
