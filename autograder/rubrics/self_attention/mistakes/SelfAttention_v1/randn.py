# name: torch.randn instead of torch.rand
# hint: The arithmetic is right; the initialisation is not the one asked for. From which range does torch.rand draw, and from which does torch.randn?
# facet: initialisation
# key:     torch.rand(
# becomes: torch.randn(
