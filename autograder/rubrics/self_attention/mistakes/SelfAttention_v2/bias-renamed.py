# name: another name for qkv_bias
# hint: Whoever builds your class says qkv_bias=True, by name. What does yours call it?
# facet: contract
# also: bias-missing-argument
# key:     qkv_bias=False
# becomes: bias=False
# key:     bias=qkv_bias
# becomes: bias=bias
