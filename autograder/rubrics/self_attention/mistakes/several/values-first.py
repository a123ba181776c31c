# name: values times weights, instead of weights times values
# hint: The weights decide how much of each value is taken. Which of the two has a row for each context vector?
# facet: arithmetic
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return values @ weights
