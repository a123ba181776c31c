# name: a helper in a cell of its own

# %%
def multiply(vector, matrix):
    """Entry j is the sum over i of vector[i] * matrix[i, j]."""
    return (vector.unsqueeze(-1) * matrix).sum(dim=-2)

print(multiply(torch.ones(3), torch.ones(3, 2)))

# %%
def project(x, W_query, W_key, W_value):
    return multiply(x, W_query), multiply(x, W_key), multiply(x, W_value)
