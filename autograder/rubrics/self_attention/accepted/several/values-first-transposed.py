# name: (Vᵀ Wᵀ)ᵀ instead of W V
# exercises: context_vector SelfAttention_v1 SelfAttention_v2
# key:     return weights @ values
# becomes: return (values.T @ weights.T).T
