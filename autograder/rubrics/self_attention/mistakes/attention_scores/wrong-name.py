# name: another name than the asked one
# hint: Other code calls this by the name in the task. What did you call yours?
# facet: contract
# rule: wrong-name

def attention_score(queries, keys):
    scores = queries @ keys.T
    return scores
