# name: a variable of the notebook inside the answer
# hint: Your code reads a variable that another cell of the notebook made, so it is right here and wrong elsewhere. Which of its own values should stand there?
# facet: arithmetic
# rule: reads-notebook-data
# also: reads-keys, reads-values, reads-inputs, reads-matrices

class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        queries = x @ self.W_query
        keys = x @ self.W_key
        values = x @ self.W_value
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / d_k**0.5, dim=-1)
        return attn_weights @ values
