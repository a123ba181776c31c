# name: qkv_bias without a default
# hint: Your class cannot be built from d_in and d_out alone. What should hold when nobody mentions qkv_bias?
# facet: contract
# key:     qkv_bias=False
# becomes: qkv_bias
