# name: scores that are scaled already
# hint: The scaling belongs to the next step. What does this step ask for, if nothing but dot products?
# facet: arithmetic
# key:     return queries @ keys.T
# becomes: return queries @ keys.T / keys.shape[-1]**0.5
