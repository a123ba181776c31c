# name: nothing returned
# hint: The result is computed, and then it is lost. What makes it come back to whoever calls?
# facet: contract
# rule: returned-nothing
#
# exercises: project
# key:     return queries, keys, values
# becomes: queries, keys, values
#
# exercises: attention_scores
# key:     return queries @ keys.T
# becomes: attn_scores = queries @ keys.T
#
# exercises: scaled_softmax
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: attn_weights = torch.softmax(scores / d_k**0.5, dim=-1)
#
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: context_vec = weights @ values
