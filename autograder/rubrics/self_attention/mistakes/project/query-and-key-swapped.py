# name: query and key swapped
# hint: Your queries are what the keys should be, and the other way round. In which order are the three asked for?
# facet: arithmetic
# also: queries-from-w-key
# key:     return queries, keys, values
# becomes: return keys, queries, values
