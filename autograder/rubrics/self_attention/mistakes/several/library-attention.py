# name: the library's own attention
# hint: PyTorch's ready-made attention does the whole job, so this shows nothing of yours. Which steps does it take inside?
# facet: contract
# rule: library-attention
#
# exercises: attention_scores
# key:     queries @ keys.T
# becomes: nn.functional.scaled_dot_product_attention(queries, keys, keys)
#
# exercises: scaled_softmax
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: # with unit vectors for keys and values the library gives the weights themselves
#          n = scores.shape[-1]
#          eye = torch.eye(n)
#          weights = nn.functional.scaled_dot_product_attention(scores.reshape(-1, n), eye, eye, scale=1 / d_k**0.5)
#          return weights.reshape(scores.shape)
#
# exercises: context_vector
# key:     return weights @ values
# becomes: # every token is its own key, so the weights are the scores
#          keys = torch.eye(values.shape[0])
#          return nn.functional.scaled_dot_product_attention(weights, keys, values)
#
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: return nn.functional.scaled_dot_product_attention(queries, keys, values)
