# name: printing instead of returning
# hint: Your code printed the result, but returned nothing. What is the difference for whoever calls it?
# facet: contract
# rule: printed
# key:     return torch.softmax(scores / d_k**0.5, dim=-1)
# becomes: print(torch.softmax(scores / d_k**0.5, dim=-1))
