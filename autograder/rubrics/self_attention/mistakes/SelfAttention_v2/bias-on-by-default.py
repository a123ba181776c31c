# name: biases on by default
# hint: Without qkv_bias your layers have biases. Which default does the task give it?
# facet: contract
# key:     qkv_bias=False
# becomes: qkv_bias=True
