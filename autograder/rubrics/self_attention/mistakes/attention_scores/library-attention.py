# name: the library's own attention
# hint: PyTorch's ready-made attention does the whole job, so this shows nothing of yours. Which steps does it take inside?
# facet: contract
# rule: library-attention

def attention_scores(queries, keys):
    return nn.functional.scaled_dot_product_attention(queries, keys, keys)
