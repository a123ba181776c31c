# name: a variable of the notebook inside the answer
# hint: Your code reads a variable that another cell of the notebook made, so it is right here and wrong elsewhere. Which of its own values should stand there?
# facet: arithmetic
# rule: reads-notebook-data
# also: reads-keys, reads-inputs

def context_vector(weights, values):
    context_vec = attn_weights_2 @ values
    return context_vec
