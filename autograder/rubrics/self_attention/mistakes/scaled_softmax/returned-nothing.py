# name: nothing returned
# hint: The result is computed, and then it is lost. What makes it come back to whoever calls?
# facet: contract
# rule: returned-nothing
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: attn_weights = torch.softmax(scores / d_k**0.5, dim=-1)
