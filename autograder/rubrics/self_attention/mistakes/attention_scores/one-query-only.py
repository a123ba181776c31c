# name: one query only
# hint: You pick one query out of those you were given. For which queries are the scores asked?
# facet: arithmetic

def attention_scores(queries, keys):
    query_2 = queries[1]
    attn_scores_2 = query_2 @ keys.T
    return attn_scores_2
