# name: a dictionary instead of three tensors
# hint: Unpacking a dictionary gives its keys, not what it holds. How does Python return three things in order?
# facet: contract
# rule: returned-tuple
# key:     return queries, keys, values
# becomes: return {"queries": queries, "keys": keys, "values": values}
