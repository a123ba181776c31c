# name: d_in and d_out swapped
# hint: Your parts take d_out numbers and give d_in. Which of the two is the width of x?
# facet: contract
#
# exercises: SelfAttention_v1
# key:     torch.rand(d_in, d_out)
# becomes: torch.rand(d_out, d_in)
#
# exercises: SelfAttention_v2
# key:     nn.Linear(d_in, d_out
# becomes: nn.Linear(d_out, d_in
