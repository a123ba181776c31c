# name: values cut off from the graph
# hint: No gradient reaches W_value. Which step between x and the values leaves autograd?
# facet: gradient
# key:     values = x @ self.W_value
# becomes: values = (x @ self.W_value).detach()
