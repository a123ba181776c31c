# name: a list that unpacks into three

def project(x, W_query, W_key, W_value):
    return [torch.matmul(x, W) for W in (W_query, W_key, W_value)]
