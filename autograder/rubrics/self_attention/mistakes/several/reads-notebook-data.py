# name: a variable of the notebook inside the answer
# hint: Your code reads a variable that another cell of the notebook made, so it is right here and wrong elsewhere. Which of its own values should stand there?
# facet: arithmetic
# rule: reads-notebook-data
#
# exercises: project
# key:     keys = x @
# becomes: keys = inputs @
# key:     values = x @
# becomes: values = inputs @
#
# exercises: attention_scores
# key:     queries @ keys.T
# becomes: query_2 @ keys.T
#
# exercises: scaled_softmax
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: d_k = keys.shape[-1]
#          return torch.softmax(scores / d_k**0.5, dim=-1)
#
# exercises: context_vector
# key:     return weights @ values
# becomes: return weights @ inputs
#
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     d_k = keys.shape[-1]
# becomes:
