# name: no argument qkv_bias
# hint: __init__ does not know the argument qkv_bias. Which three does the task give it?
# facet: contract
# key:     , qkv_bias=False
# becomes:
# key:     bias=qkv_bias
# becomes: bias=False
