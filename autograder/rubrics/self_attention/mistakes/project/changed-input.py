# name: an argument changed in place
# hint: The tensor that was handed in is not the same afterwards. Which of your operations works in place?
# facet: contract
# rule: changed-input

def project(x, W_query, W_key, W_value):
    # linear wants (d_out, d_in)
    query = nn.functional.linear(x, W_query.t_())
    key = nn.functional.linear(x, W_key.t_())
    value = nn.functional.linear(x, W_value.t_())
    return query, key, value
