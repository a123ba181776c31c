# name: several things returned where one tensor is asked for
# hint: More than one tensor comes back, or tensors in a container. What exactly is asked for?
# facet: contract
# rule: returned-tuple

def attention_scores(queries, keys):
    scores = []
    for key in keys:
        scores.append(queries @ key)
    return scores
