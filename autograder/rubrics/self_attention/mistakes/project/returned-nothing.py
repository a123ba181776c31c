# name: nothing returned
# hint: The result is computed, and then it is lost. What makes it come back to whoever calls?
# facet: contract
# rule: returned-nothing
# key:     return queries, keys, values
# becomes: queries, keys, values
