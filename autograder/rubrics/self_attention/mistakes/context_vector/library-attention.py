# name: the library's own attention
# hint: PyTorch's ready-made attention does the whole job, so this shows nothing of yours. Which steps does it take inside?
# facet: contract
# rule: library-attention

def context_vector(weights, values):
    # every token is its own key, so the weights are the scores
    keys = torch.eye(values.shape[0])
    return nn.functional.scaled_dot_product_attention(weights, keys, values)
