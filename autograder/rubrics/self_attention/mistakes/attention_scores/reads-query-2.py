# name: a variable of the notebook inside the answer
# hint: Your code reads a variable that another cell of the notebook made, so it is right here and wrong elsewhere. Which of its own values should stand there?
# facet: arithmetic
# rule: reads-notebook-data

def attention_scores(queries, keys):
    attn_scores_2 = query_2 @ keys.T
    return attn_scores_2
