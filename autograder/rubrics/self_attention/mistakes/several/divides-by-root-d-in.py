# name: scaling by √d_in
# hint: You scale by the width of x. A score is a dot product of a query and a key: how many terms does it add up?
# facet: arithmetic
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1]
# becomes: d_k = x.shape[-1]
