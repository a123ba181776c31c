# name: transposed values
# hint: Over which axis do weights and values meet? Each weight belongs to one token: along which axis of the values do the tokens lie?
# facet: arithmetic
# key:     return weights @ values
# becomes: return weights @ values.T
