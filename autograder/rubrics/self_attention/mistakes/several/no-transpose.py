# name: keys that are not transposed
# hint: The shapes do not fit: (T, d_k) times (S, d_k). How must the keys stand so that every query meets every key?
# facet: arithmetic
# also: elementwise-product
# exercises: attention_scores SelfAttention_v1 SelfAttention_v2
# key:     queries @ keys.T
# becomes: queries @ keys
