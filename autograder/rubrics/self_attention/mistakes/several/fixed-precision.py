# name: a tensor of a fixed type inside
# hint: A new tensor is float32 whatever x is, so a float64 x does not work. How can it take its type from x?
# facet: arithmetic
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     scores = queries @ keys.T
# becomes: T = x.shape[0]
#          scores = torch.empty(T, T)
#          for i in range(T):
#              for j in range(T):
#                  scores[i, j] = torch.dot(queries[i], keys[j])
