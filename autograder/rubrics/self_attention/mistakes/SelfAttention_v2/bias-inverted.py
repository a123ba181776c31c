# name: qkv_bias the wrong way round
# hint: Biases are there when qkv_bias is false and gone when it is true. What do you do to it on the way?
# facet: contract
# key:     bias=qkv_bias
# becomes: bias=not qkv_bias
