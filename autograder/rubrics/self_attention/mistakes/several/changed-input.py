# name: an argument changed in place
# hint: The tensor that was handed in is not the same afterwards. Which of your operations works in place?
# facet: contract
# rule: changed-input
#
# exercises: project
# key:     queries = x @ W_query
# becomes: queries = nn.functional.linear(x, W_query.t_())
#
# exercises: attention_scores
# key:     keys.T
# becomes: keys.t_()
#
# exercises: scaled_softmax
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: scores /= d_k**0.5
#          return torch.softmax(scores, dim=-1)
#
# exercises: context_vector
# key:     return weights @ values
# becomes: weights.unsqueeze_(-1)
#          return (weights * values).sum(dim=-2)
#
# exercises: SelfAttention_v1
# key:     queries = x @ self.W_query
# becomes: x.unsqueeze_(0)  # (1, T, d_in)
#          queries = x @ self.W_query
#
# exercises: SelfAttention_v2
# key:     queries = self.W_query(x)
# becomes: x.unsqueeze_(0)  # (1, T, d_in)
#          queries = self.W_query(x)
#
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     keys.T
# becomes: keys.transpose(1, 2)
# key:     return weights @ values
# becomes: return (weights @ values).squeeze(0)
