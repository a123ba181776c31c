# name: key and value swapped
# hint: Your keys are what the values should be, and the other way round. In which order are the three asked for?
# facet: arithmetic
# key:     return queries, keys, values
# becomes: return queries, values, keys
