# name: an elementwise product
# hint: An elementwise product pairs numbers that stand in the same place. How does every query meet every key?
# facet: arithmetic
# exercises: SelfAttention_v1 SelfAttention_v2
# also: no-transpose
# key:     scores = queries @ keys.T
# becomes: scores = queries * keys
