# name: einsum for everything
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: scores = torch.einsum("td,sd->ts", queries, keys)
#          weights = torch.einsum("ts->ts", scores / keys.shape[1]**0.5).softmax(dim=1)
#          return torch.einsum("ts,sv->tv", weights, values)
