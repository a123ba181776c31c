# name: the section's numbers pasted in
# hint: This returns the section's numbers whatever goes in. How were they computed?
# facet: arithmetic
# rule: pasted-numbers
#
# exercises: project
# key:     queries = x @ W_query ... return queries, keys, values
# becomes: queries = torch.tensor([0.4306, 1.4551])
#          keys = torch.tensor([0.4433, 1.1419])
#          values = torch.tensor([0.3951, 1.0037])
#          return queries, keys, values
#
# exercises: attention_scores
# key:     return queries @ keys.T
# becomes: return torch.tensor([1.2705, 1.8524, 1.8111, 1.0795, 0.5577, 1.5440])
#
# exercises: scaled_softmax
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: return torch.tensor([0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820])
#
# exercises: context_vector
# key:     return weights @ values
# becomes: return torch.tensor([0.3061, 0.8210])
#
# exercises: SelfAttention_v1
# key:     queries = x @ self.W_query ... return weights @ values
# becomes: return torch.tensor([[0.2996, 0.8053],
#                               [0.3061, 0.8210],
#                               [0.3058, 0.8203],
#                               [0.2948, 0.7939],
#                               [0.2927, 0.7891],
#                               [0.2990, 0.8040]])
#
# exercises: SelfAttention_v2
# key:     queries = self.W_query(x) ... return weights @ values
# becomes: return torch.tensor([[-0.0739, 0.0713],
#                               [-0.0748, 0.0703],
#                               [-0.0749, 0.0702],
#                               [-0.0760, 0.0685],
#                               [-0.0763, 0.0679],
#                               [-0.0754, 0.0693]])
