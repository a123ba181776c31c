# name: an elementwise product
# hint: An elementwise product pairs numbers that stand in the same place. How does every query meet every key?
# facet: arithmetic
# key:     return queries @ keys.T
# becomes: return queries * keys
