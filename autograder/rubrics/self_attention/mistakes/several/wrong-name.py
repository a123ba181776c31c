# name: another name than the asked one
# hint: Other code calls this by the name in the task. What did you call yours?
# facet: contract
# rule: wrong-name
#
# exercises: project
# key:     def project(
# becomes: def projected(
#
# exercises: attention_scores
# key:     def attention_scores(
# becomes: def attention_score(
#
# exercises: scaled_softmax
# key:     def scaled_softmax(
# becomes: def scale_softmax(
#
# exercises: context_vector
# key:     def context_vector(
# becomes: def context_vec(
#
# exercises: SelfAttention_v1
# key:     class SelfAttention_v1(
# becomes: class SelfAttentionV1(
#
# exercises: SelfAttention_v2
# key:     class SelfAttention_v2(
# becomes: class SelfAttentionV2(
