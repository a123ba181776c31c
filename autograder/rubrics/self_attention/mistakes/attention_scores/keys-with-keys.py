# name: keys held against keys
# hint: You multiply the keys with themselves, and no query takes part. Who is looking?
# facet: arithmetic
# key:     return queries @ keys.T
# becomes: return keys @ keys.T
