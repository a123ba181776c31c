# name: matrices of its own instead of the given ones
# hint: The matrices that come in are never used. Whose weights should your function work with?
# facet: arithmetic

def project(x, W_query, W_key, W_value):
    d_in, d_out = W_query.shape
    torch.manual_seed(123)
    W_query = torch.nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)
    W_key = torch.nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)
    W_value = torch.nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)
    return x @ W_query, x @ W_key, x @ W_value
