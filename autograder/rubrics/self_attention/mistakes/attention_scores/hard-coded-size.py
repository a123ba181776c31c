# name: sizes of the example written into the code
# hint: This works only for the example's sizes. Which of your numbers could come from the shapes of what goes in?
# facet: arithmetic
# rule: hard-coded-size

def attention_scores(queries, keys):
    # one column per token
    columns = [queries @ keys[j] for j in range(6)]
    return torch.stack(columns, dim=-1)
