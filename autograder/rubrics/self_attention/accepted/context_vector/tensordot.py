# name: torch.tensordot

def context_vector(weights, values):
    return torch.tensordot(weights, values, dims=1)
