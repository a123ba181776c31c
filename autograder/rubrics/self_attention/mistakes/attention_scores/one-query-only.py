# name: one query only
# hint: You pick one query out of those you were given. For which queries are the scores asked?
# facet: arithmetic
# key:     queries @ keys.T
# becomes: queries[1] @ keys.T
