# name: a helper and a constant in a cell of their own

# %%
HALF = 1 / 2

def softmax(row):
    """Softmax as written in the section, shifted so that exp never overflows."""
    top = row.max(dim=-1, keepdim=True).values
    e = torch.exp(row - top)
    return e / torch.sum(e, dim=-1, keepdim=True)

# %%
def scaled_softmax(scores, d_k):
    return softmax(scores / d_k**HALF)
