# name: queries cut off from the graph
# hint: No gradient reaches the queries. Which step between x and the scores leaves autograd?
# facet: gradient
# key:     queries = self.W_query(x)
# becomes: queries = self.W_query(x).data
