# name: one result instead of three
# hint: Only one tensor comes back. Which three roles does every token play?
# facet: arithmetic
# key:     return queries, keys, values
# becomes: return queries
