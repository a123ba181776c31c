# name: an object that unpacks by __iter__

# %%
from dataclasses import dataclass


@dataclass
class Projections:
    query: torch.Tensor
    key: torch.Tensor
    value: torch.Tensor

    def __iter__(self):
        yield self.query
        yield self.key
        yield self.value

# %%
def project(x, W_query, W_key, W_value):
    return Projections(x @ W_query, x @ W_key, x @ W_value)
