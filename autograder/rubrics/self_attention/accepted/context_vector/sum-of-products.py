# name: Python's sum

def context_vector(weights, values):
    return sum(weights[..., j, None] * values[j] for j in range(len(values)))
