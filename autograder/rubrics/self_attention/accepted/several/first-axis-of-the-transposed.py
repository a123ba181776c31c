# name: softmax over the first axis of the transposed scores
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: torch.softmax(scores.T / d_k**0.5, dim=0).T
