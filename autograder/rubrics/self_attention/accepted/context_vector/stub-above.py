# name: the untouched stub above the answer

def context_vector(weights, values):
    # YOUR CODE HERE
    raise NotImplementedError()

def context_vector(weights, values):
    z = weights.matmul(values)
    return z
