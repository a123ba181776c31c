# name: a variable of the notebook inside the answer
# hint: Your code reads a variable that another cell of the notebook made, so it is right here and wrong elsewhere. Which of its own values should stand there?
# facet: arithmetic
# rule: reads-notebook-data
# also: reads-inputs, reads-weights

def context_vector(weights, values):
    context_vec = weights @ keys
    return context_vec
