# name: sizes of the example written into the code
# hint: This works only for the example's sizes. Which of your numbers could come from the shapes of what goes in?
# facet: arithmetic
# rule: hard-coded-size
#
# exercises: attention_scores
# key:     queries @ keys.T
# becomes: torch.stack([queries @ keys[j] for j in range(6)], dim=-1)
#
# exercises: context_vector
# key:     return weights @ values
# becomes: return weights @ values.view(6, 2)  # six tokens, d_out = 2
#
# exercises: SelfAttention_v1
# key:     torch.rand(d_in, d_out)
# becomes: torch.rand(3, 2)
#
# exercises: SelfAttention_v2
# key:     nn.Linear(d_in, d_out
# becomes: nn.Linear(3, 2
