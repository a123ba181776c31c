# name: keys cut off from the graph
# hint: No gradient reaches the keys. Which step between x and the scores leaves autograd?
# facet: gradient
# key:     return queries @ keys.T
# becomes: return queries @ keys.data.T
