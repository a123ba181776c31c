# name: an __init__ that Python does not find
# hint: Python calls __init__ by exactly this name, with two underscores on each side. How is yours spelt?
# facet: contract
# exercises: SelfAttention_v1 SelfAttention_v2
# key:     def __init__
# becomes: def _init_
