# name: biases whatever qkv_bias says
# hint: nn.Linear has a bias unless it is told otherwise. What does qkv_bias=False ask for?
# facet: contract
# key:     , bias=qkv_bias
# becomes:
