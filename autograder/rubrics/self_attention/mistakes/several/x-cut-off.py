# name: x cut off from the graph
# hint: The weights get their gradients, but x gets none, so no layer below could train. What do you do to x first?
# facet: gradient
#
# exercises: project
# key:     queries = x @ W_query
# becomes: x = torch.tensor(x)
#          queries = x @ W_query
#
# exercises: SelfAttention_v1
# key:     queries = x @ self.W_query
# becomes: x = x.detach()
#          queries = x @ self.W_query
#
# exercises: SelfAttention_v2
# key:     queries = self.W_query(x)
# becomes: x = x.detach()
#          queries = self.W_query(x)
