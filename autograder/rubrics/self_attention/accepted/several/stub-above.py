# name: the untouched stub above the answer
#
# exercises: project
# key:     def project(x, W_query, W_key, W_value):
# becomes: def project(x, W_query, W_key, W_value):
#              # YOUR CODE HERE
#              raise NotImplementedError()
#
#
#          def project(x, W_query, W_key, W_value):
#
# exercises: attention_scores
# key:     def attention_scores(queries, keys):
# becomes: def attention_scores(queries, keys):
#              # YOUR CODE HERE
#              raise NotImplementedError()
#
#
#          def attention_scores(queries, keys):
#
# exercises: context_vector
# key:     def context_vector(weights, values):
# becomes: def context_vector(weights, values):
#              # YOUR CODE HERE
#              raise NotImplementedError()
#
#
#          def context_vector(weights, values):
#
# exercises: SelfAttention_v1
# key:     class SelfAttention_v1(nn.Module):
# becomes: class SelfAttention_v1(nn.Module):
#              def __init__(self, d_in, d_out):
#                  # YOUR CODE HERE
#                  raise NotImplementedError()
#
#              def forward(self, x):
#                  # YOUR CODE HERE
#                  raise NotImplementedError()
#
#
#          class SelfAttention_v1(nn.Module):
#
# exercises: SelfAttention_v2
# key:     class SelfAttention_v2(nn.Module):
# becomes: class SelfAttention_v2(nn.Module):
#              def __init__(self, d_in, d_out, qkv_bias=False):
#                  # YOUR CODE HERE
#                  raise NotImplementedError()
#
#              def forward(self, x):
#                  # YOUR CODE HERE
#                  raise NotImplementedError()
#
#
#          class SelfAttention_v2(nn.Module):
