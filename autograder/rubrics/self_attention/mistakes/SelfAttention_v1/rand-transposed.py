# name: random numbers drawn in the transposed shape
# hint: The numbers are the right ones, but each in another place. In which shape are they drawn?
# facet: initialisation
# key:     torch.rand(d_in, d_out)
# becomes: torch.rand(d_out, d_in).T
