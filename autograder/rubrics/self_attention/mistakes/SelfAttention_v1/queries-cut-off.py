# name: queries cut off from the graph
# hint: No gradient reaches the queries. Which step between x and the scores leaves autograd?
# facet: gradient
# key:     queries = x @ self.W_query
# becomes: queries = (x @ self.W_query).data
