# name: the section's numbers pasted in
# hint: This returns the section's numbers whatever goes in. How were they computed?
# facet: arithmetic
# rule: pasted-numbers

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        return torch.tensor([[-0.0739, 0.0713],
                             [-0.0748, 0.0703],
                             [-0.0749, 0.0702],
                             [-0.0760, 0.0685],
                             [-0.0763, 0.0679],
                             [-0.0754, 0.0693]])
