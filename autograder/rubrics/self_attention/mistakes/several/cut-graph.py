# name: a cut computation graph
# hint: The values are right, but gradients get lost on the way back. Which step leaves autograd: detach, .data, no_grad, NumPy, .item() or torch.tensor of a result?
# facet: gradient
# rule: cut-graph
#
# exercises: project
# key:     return queries, keys, values
# becomes: return queries.detach(), keys.detach(), values.detach()
#
# exercises: attention_scores
# key:     return queries @ keys.T
# becomes: return (queries @ keys.T).detach()
#
# exercises: scaled_softmax
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: return torch.softmax(scores / d_k**0.5, dim=-1).detach()
#
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return (weights @ values).detach()
