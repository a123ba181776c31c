# name: a softmax by hand that subtracts each row's maximum

def scaled_softmax(scores, d_k):
    scaled = scores / d_k**0.5
    scaled = scaled - scaled.max(dim=-1, keepdim=True).values
    e = torch.exp(scaled)
    return e / e.sum(dim=-1, keepdim=True)
