# name: tensors with requires_grad instead of parameters
# hint: A gradient alone does not make a parameter: parameters() is empty. What tells a module that a tensor is a weight?
# facet: contract
# key:     nn.Parameter(torch.rand(d_in, d_out))
# becomes: torch.rand(d_in, d_out, requires_grad=True)
