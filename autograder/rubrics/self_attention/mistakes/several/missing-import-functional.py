# name: a name that Python does not know
# hint: Python does not know a name that your line uses: the error says which. Is it a module that was never imported, or a slip of the pen?
# facet: arithmetic
# exercises: scaled_softmax SelfAttention_v1 SelfAttention_v2
# key:     torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: F.softmax(scores / d_k**0.5, dim=-1)
