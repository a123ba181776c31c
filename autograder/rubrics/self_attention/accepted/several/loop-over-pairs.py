# name: loops over all pairs of tokens
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: T = x.shape[0]
#          scores = x.new_empty(T, T)
#          for i in range(T):
#              for j in range(T):
#                  scores[i, j] = queries[i].dot(keys[j])
#          weights = torch.softmax(scores / keys.shape[1]**0.5, dim=1)
#          context = torch.zeros_like(values)
#          for i in range(T):
#              for j in range(T):
#                  context[i] = context[i] + weights[i, j] * values[j]
#          return context
