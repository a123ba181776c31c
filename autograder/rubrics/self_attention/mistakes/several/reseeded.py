# name: a seed inside __init__
# hint: Two instances start equal, since each sets the seed again. Who should decide about the seed?
# facet: initialisation
# rule: reseeded
#
# exercises: SelfAttention_v1
# key:     super().__init__()
# becomes: super().__init__()
#          torch.manual_seed(123)
#
# exercises: SelfAttention_v2
# key:     super().__init__()
# becomes: super().__init__()
#          torch.manual_seed(789)
