# name: qkv_bias ignored
# hint: qkv_bias comes in and is never used, so there are no biases when it is true. What should it be handed to?
# facet: contract
# key:     bias=qkv_bias
# becomes: bias=False
