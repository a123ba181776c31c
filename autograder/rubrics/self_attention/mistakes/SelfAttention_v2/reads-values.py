# name: a variable of the notebook inside the answer
# hint: Your code reads a variable that another cell of the notebook made, so it is right here and wrong elsewhere. Which of its own values should stand there?
# facet: arithmetic
# rule: reads-notebook-data
# also: reads-keys, reads-d-k, reads-inputs

class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        queries = self.W_query(x)
        keys = self.W_key(x)
        attn_scores = queries @ keys.T
        attn_weights = torch.softmax(attn_scores / keys.shape[-1]**0.5, dim=-1)
        return attn_weights @ values
