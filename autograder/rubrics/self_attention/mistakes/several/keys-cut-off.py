# name: keys cut off from the graph
# hint: No gradient reaches the keys. Which step between x and the scores leaves autograd?
# facet: gradient
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: queries @ keys.detach().T
