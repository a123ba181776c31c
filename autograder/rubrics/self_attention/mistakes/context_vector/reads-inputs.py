# name: a variable of the notebook inside the answer
# hint: Your code reads a variable that another cell of the notebook made, so it is right here and wrong elsewhere. Which of its own values should stand there?
# facet: arithmetic
# rule: reads-notebook-data
# also: reads-keys, reads-weights

def context_vector(weights, values):
    context_vec = weights @ inputs
    return context_vec
