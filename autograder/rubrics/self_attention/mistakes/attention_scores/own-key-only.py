# name: each query with its own key only
# hint: You pair token i with token i and with no other. How many scores does one query need?
# facet: arithmetic
# key:     return queries @ keys.T
# becomes: return (queries * keys).sum(dim=-1)
