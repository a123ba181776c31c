# name: keys that are not transposed
# hint: The shapes do not fit: (T, d_k) times (S, d_k). How must the keys stand so that every query meets every key?
# facet: arithmetic
# key:     queries @ keys.T
# becomes: queries @ keys
