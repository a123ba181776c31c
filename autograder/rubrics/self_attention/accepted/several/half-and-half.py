# name: queries and keys each scaled by the fourth root
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     super().__init__()
# becomes: super().__init__()
#          self.d_out = d_out
# key:     d_k = keys.shape[-1] ... return weights @ values
# becomes: root = self.d_out ** 0.25
#          weights = ((queries / root) @ (keys / root).T).softmax(-1)
#          return weights @ values
