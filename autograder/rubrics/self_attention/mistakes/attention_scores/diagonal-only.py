# name: only the diagonal of the scores
# hint: The diagonal holds what each token thinks of itself. What has become of all the other pairs?
# facet: arithmetic
# key:     queries @ keys.T
# becomes: torch.diagonal(queries @ keys.T)
