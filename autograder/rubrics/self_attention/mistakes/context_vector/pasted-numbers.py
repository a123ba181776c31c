# name: the section's numbers pasted in
# hint: This returns the section's numbers whatever goes in. How were they computed?
# facet: arithmetic
# rule: pasted-numbers

def context_vector(weights, values):
    return torch.tensor([0.3061, 0.8210])
