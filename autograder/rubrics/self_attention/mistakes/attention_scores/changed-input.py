# name: an argument changed in place
# hint: The tensor that was handed in is not the same afterwards. Which of your operations works in place?
# facet: contract
# rule: changed-input
# key:     return queries @ keys.T
# becomes: return queries @ keys.t_()
