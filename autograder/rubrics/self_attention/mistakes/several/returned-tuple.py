# name: several things returned where one tensor is asked for
# hint: More than one tensor comes back, or tensors in a container. What exactly is asked for?
# facet: contract
# rule: returned-tuple
#
# exercises: attention_scores
# key:     return queries @ keys.T
# becomes: return [queries @ key for key in keys]
#
# exercises: scaled_softmax
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: scaled = scores / d_k**0.5
#          return scaled, torch.softmax(scaled, dim=-1)
#
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return weights @ values, weights
