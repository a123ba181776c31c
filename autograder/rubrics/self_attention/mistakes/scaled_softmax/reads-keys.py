# name: a variable of the notebook inside the answer
# hint: Your code reads a variable that another cell of the notebook made, so it is right here and wrong elsewhere. Which of its own values should stand there?
# facet: arithmetic
# rule: reads-notebook-data

def scaled_softmax(scores, d_k):
    d_k = keys.shape[-1]
    attn_weights = torch.softmax(scores / d_k**0.5, dim=-1)
    return attn_weights
