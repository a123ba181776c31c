# name: keys held against keys
# hint: You multiply the keys with themselves, and no query takes part. Who is looking?
# facet: arithmetic
# also: queries-made-with-w-key
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: keys @ keys.T
