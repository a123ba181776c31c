# name: softmax applied twice
# hint: A softmax of a softmax is almost flat, since its inputs all lie between 0 and 1. How often does the formula apply it?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(torch.softmax(scores / d_k**0.5, dim=-1), dim=-1)
