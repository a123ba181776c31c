# name: printing instead of returning
# hint: Your code printed the result, but returned nothing. What is the difference for whoever calls it?
# facet: contract
# rule: printed
# key:     return queries @ keys.T
# becomes: print(queries @ keys.T)
