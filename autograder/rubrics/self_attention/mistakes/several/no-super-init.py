# name: no super().__init__()
# hint: A module has to be set up by nn.Module before it can hold anything. Which call starts its __init__?
# facet: contract
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     super().__init__()
# becomes:
