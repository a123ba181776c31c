# name: queries held against queries
# hint: You multiply the queries with themselves, and no key takes part. What is a query compared with?
# facet: arithmetic
# key:     return queries @ keys.T
# becomes: return queries @ queries.T
