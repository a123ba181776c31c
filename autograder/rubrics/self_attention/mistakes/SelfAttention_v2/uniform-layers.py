# name: linear layers filled with torch.rand
# hint: The arithmetic is right, but you overwrite what nn.Linear draws. Why does the section prefer its initialisation?
# facet: initialisation
# key:     self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
# becomes: self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
#          for layer in (self.W_query, self.W_key, self.W_value):
#              layer.weight = nn.Parameter(torch.rand(d_out, d_in))
