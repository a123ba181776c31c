# name: weights that start at one
# hint: The arithmetic is right, but all weights start equal. How could the columns of a matrix ever become different?
# facet: initialisation
# key:     torch.rand(
# becomes: torch.ones(
