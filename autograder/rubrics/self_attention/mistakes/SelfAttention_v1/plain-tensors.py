# name: plain tensors instead of parameters
# hint: PyTorch cannot see your weights: parameters() is empty, so no optimizer would train them. What tells a module that a tensor is a weight?
# facet: contract
# key:     nn.Parameter(torch.rand(d_in, d_out))
# becomes: torch.rand(d_in, d_out)
