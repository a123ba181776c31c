"""Kind of check `parameters`: a module registers the parameters that are asked for, and no others."""

from __future__ import annotations

from autograder.checks.kind import Field, Kind
from autograder.checks.phrases import other_shape
from autograder.model import Build, Finding


class Parameters(Kind):
    name = "parameters"
    passes = "names, shapes and number of a module's trainable parameters are the key's"
    needs = "a class"
    reads = frozenset({"parameters", "holds"})
    stage = {"build": "init"}
    turn = 1
    fingerprint = {"contract": ("parameters",)}
    sentences = {
        "parameter missing": lambda f, call, name, open_: (
            f"{f.where} is a plain tensor: it is not among the module's parameters."
            if f.held in ("tensor", "Tensor")
            else f"The module has no parameter {f.where}." + (f" Found instead: {', '.join(f.got)}." if f.got else "")
        ),
        "parameter shape": lambda f, call, name, open_: f"{f.where} {other_shape(f, open_)}.",
        "not trainable": lambda f, call, name, open_: f"{f.where} has requires_grad=False: it cannot be trained.",
        "extra parameters": lambda f, call, name, open_: (
            f"The module has parameters beyond those asked for: {', '.join(f.got)}."
        ),
    }

    def fields(self, case):
        if not isinstance(case, Build):
            return {}
        return {"parameters": Field("parameters by name"), "holds": Field("texts by name")}

    def observe(self, trial):
        trial.seen.parameters, trial.seen.holds = trial.parameters(), trial.holds()

    def compare(self, got, want, check, case):
        asked, found = want.parameters, got.parameters
        extra = sorted(set(found) - set(asked))
        for name, parameter in asked.items():
            if name not in found:
                return Finding("parameter missing", where=name, held=got.holds.get(name.split(".")[0]), got=extra)
            if found[name].shape != parameter.shape:
                return Finding("parameter shape", where=name, got=found[name].shape, want=parameter.shape)
            if not found[name].trains:
                return Finding("not trainable", where=name)
        return Finding("extra parameters", got=extra, want=sorted(asked)) if extra else None
