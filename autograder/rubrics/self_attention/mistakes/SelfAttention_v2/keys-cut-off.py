# name: keys cut off from the graph
# hint: No gradient reaches the keys. Which step between x and the scores leaves autograd?
# facet: gradient
# key:     keys = self.W_key(x)
# becomes: keys = self.W_key(x).detach()
