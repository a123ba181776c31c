# name: the section's numbers pasted in
# hint: This returns the section's numbers whatever goes in. How were they computed?
# facet: arithmetic
# rule: pasted-numbers

def project(x, W_query, W_key, W_value):
    queries = torch.tensor([0.4306, 1.4551])
    keys = torch.tensor([0.4433, 1.1419])
    values = torch.tensor([0.3951, 1.0037])
    return queries, keys, values
