# name: keys cut off from the graph
# hint: No gradient reaches the keys. Which step between x and the scores leaves autograd?
# facet: gradient
# key:     keys = x @ self.W_key
# becomes: keys = (x @ self.W_key).detach()
