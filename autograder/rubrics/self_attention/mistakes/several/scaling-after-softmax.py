# name: scaling after the softmax
# hint: You scale the weights instead of the scores, so your rows no longer sum to 1. What does the formula put inside the softmax?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores, dim=-1) / d_k**0.5
