# name: a class that is no nn.Module
# hint: Without nn.Module a class has no parameters() and cannot be called on x. What should it be derived from?
# facet: contract
# rule: not-a-module
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     (nn.Module)
# becomes:
