# name: initial values that are scaled or shifted
# hint: The arithmetic is right; the initialisation is not the one asked for. What do you do to the random numbers after drawing them?
# facet: initialisation
# key:     torch.rand(d_in, d_out)
# becomes: torch.rand(d_in, d_out) * 2 - 1
