# name: einsum

def project(x, W_query, W_key, W_value):
    q = torch.einsum("...i,io->...o", x, W_query)
    k = torch.einsum("...i,io->...o", x, W_key)
    v = torch.einsum("...i,io->...o", x, W_value)
    return q, k, v
