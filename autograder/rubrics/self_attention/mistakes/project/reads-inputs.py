# name: a variable of the notebook inside the answer
# hint: Your code reads a variable that another cell of the notebook made, so it is right here and wrong elsewhere. Which of its own values should stand there?
# facet: arithmetic
# rule: reads-notebook-data
# also: reads-x-2

def project(x, W_query, W_key, W_value):
    query_2 = x @ W_query
    keys = inputs @ W_key
    values = inputs @ W_value
    return query_2, keys, values
