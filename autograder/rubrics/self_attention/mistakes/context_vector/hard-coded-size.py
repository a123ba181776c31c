# name: sizes of the example written into the code
# hint: This works only for the example's sizes. Which of your numbers could come from the shapes of what goes in?
# facet: arithmetic
# rule: hard-coded-size

def context_vector(weights, values):
    values = values.view(6, 2)   # six tokens, d_out = 2
    return weights @ values
