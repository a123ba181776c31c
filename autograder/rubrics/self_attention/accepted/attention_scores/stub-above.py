# name: the untouched stub above the answer

def attention_scores(queries, keys):
    # YOUR CODE HERE
    raise NotImplementedError()

# second try
def attention_scores(queries, keys):
    omega = torch.tensordot(queries, keys, dims=([-1], [-1]))
    return omega
