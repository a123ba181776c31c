# name: a forward that PyTorch does not find
# hint: Calling a module runs its method forward. What is yours called, and how far is it indented?
# facet: contract
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     def forward(
# becomes: def foward(
