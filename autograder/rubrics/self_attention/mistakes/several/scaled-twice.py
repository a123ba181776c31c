# name: scaling applied twice
# hint: Your scores are scaled more than once, so the rows come out too flat. In which one place does the formula divide?
# facet: arithmetic
# also: divides-by-d-k
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores / d_k**0.5 / d_k**0.5, dim=-1)
