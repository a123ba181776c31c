# name: NotImplementedError for batches, and a mention of the library
#
# exercises: project
# key:     queries = x @ W_query
# becomes: if x.dim() > 2:
#              raise NotImplementedError("no batches yet")
#          queries = x @ W_query
#
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: if x.dim() != 2:
#              raise NotImplementedError("one text at a time; no masks, no batches")
#          # what F.scaled_dot_product_attention would do in one go
#          weights = torch.softmax(queries @ keys.T / keys.shape[-1]**0.5, dim=-1)
#          return weights @ values
