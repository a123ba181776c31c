# name: keys held against keys
# hint: You multiply the keys with themselves, and no query takes part. Who is looking?
# facet: arithmetic
# exercises: SelfAttention_v1 SelfAttention_v2
# also: queries-made-with-w-key
# key:     scores = queries @ keys.T
# becomes: scores = keys @ keys.T
