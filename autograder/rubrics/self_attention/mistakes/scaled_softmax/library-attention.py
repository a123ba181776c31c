# name: the library's own attention
# hint: PyTorch's ready-made attention does the whole job, so this shows nothing of yours. Which steps does it take inside?
# facet: contract
# rule: library-attention

def scaled_softmax(scores, d_k):
    # with unit vectors for keys and values the library gives the weights themselves
    n = scores.shape[-1]
    eye = torch.eye(n)
    weights = nn.functional.scaled_dot_product_attention(scores.reshape(-1, n), eye, eye, scale=1 / d_k**0.5)
    return weights.reshape(scores.shape)
