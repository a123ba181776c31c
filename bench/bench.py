"""`make bench`: measures in one run on one machine, writes build/bench.json, prints a table.

In: nothing but the repository. Out: figures, and ratios of figures of the same run, since only those mean anything on
another machine. docs/speed.md says what each of them is.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from dataclasses import dataclass
from pathlib import Path

import classes
import cold
import cost
import stock
import table
import warm
from machine import machine

from autograder.worker.capacity import capacity


@dataclass(frozen=True)
class Sizes:
    """How much of everything."""

    batch: int = 200
    turns: int = 3
    stock: int = 5
    limit: int = 50
    starts: int = 3
    memory: int = 40
    growth: tuple[int, int] = (50, 500)
    growth_runs: int = 3
    scaling: int = 80
    scaling_runs: int = 3


QUICK = Sizes(
    batch=6, turns=1, stock=2, limit=2, starts=1, memory=3, growth=(2, 4), growth_runs=1, scaling=3, scaling_runs=1
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="tiny sizes: proves that it runs, says nothing of speed")
    parser.add_argument("--many", type=int, metavar="N", help="instead: grade N submissions in one go, watching memory")
    parser.add_argument("--out", type=Path, default=classes.ROOT / "build" / "bench.json", metavar="FILE")
    parser.add_argument("--into", type=Path, default=classes.ROOT / "build" / "bench", metavar="DIR")
    asked = parser.parse_args()
    left = cost.Leftovers()
    if asked.many:
        import many

        found = {"machine": machine(), "many": many.measure(asked.into / "many", asked.many)}
    else:
        found = measure(QUICK if asked.quick else Sizes(), asked.into)
    found["left over"] = left.found()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(json.dumps(found["many"], indent=1) if asked.many else table.text(found))
    print(f"{asked.out}")


def measure(sizes: Sizes, folder: Path) -> dict:
    load = os.getloadavg()[0]
    course = classes.deal(folder / "class", sizes.batch)
    found = {"machine": machine(), "sizes": vars(sizes), "load before": load}
    step("cold", found, lambda: cold.starts(course, sizes.starts))
    step("cold, values known", found, lambda: cold.measure(course, known=True))
    # What is held against each other is measured in turns, since machines have moods.
    step("turns", found, lambda: turns(course, folder, sizes))
    step("memory", found, lambda: warm.measure(course, sizes.memory, 1, "memory"))
    step("growth", found, lambda: growth(course, folder, sizes))
    step("workers", found, lambda: scaling(course, sizes))
    found["ratios"] = ratios(found)
    return found


def step(name: str, found: dict, what) -> None:
    started = time.monotonic()
    print(f"{name} …", end="", flush=True)
    found[name] = what()
    print(f" {time.monotonic() - started:.0f} s", flush=True)


def turns(course, folder, sizes) -> dict:
    """Stock nbgrader, the warm batch, the limit and the same submissions graded: several times around.

    Of each the run in the middle is shown; a ratio is made of two neighbours (see `ratios`).
    """
    rounds = [
        {
            "limit": warm.measure(course, sizes.limit, 1, "limit"),
            "same as limit": warm.measure(course, sizes.limit, 1),
            "batch": warm.measure(course, None, capacity().workers),
            "stock": stock.measure(course, folder / "stock", sizes.stock),
        }
        for _ in range(sizes.turns)
    ]
    middle = {name: _middle([one[name] for one in rounds]) for name in rounds[0]}
    return {**middle, "rounds": rounds}


def _middle(runs: list[dict]) -> dict:
    return sorted(runs, key=lambda run: run["cpu_each"])[len(runs) // 2]


def growth(course, folder, sizes) -> dict:
    """CPU per submission of a small and a large batch of the same work, in turns: medians."""
    small, large = sizes.growth
    different = min(small, sizes.batch)
    place = classes.repeat(course, folder / "growth", different, -(-large // different))
    runs = {small: [], large: []}
    for _ in range(sizes.growth_runs):
        for count in runs:
            # Every student once before any comes twice, as the names are sorted.
            runs[count].append(warm.measure(place, count, capacity().workers)["cpu_each"])
    medians = [statistics.median(seconds) for seconds in runs.values()]
    return {"submissions": [small, large], "cpu_each": medians, "ratio": medians[1] / medians[0], "runs": runs}


def scaling(course, sizes) -> dict:
    """Throughput of two workers over that of one, in turns: medians."""
    runs = {1: [], 2: []}
    for _ in range(sizes.scaling_runs):
        for workers in runs:
            runs[workers].append(warm.measure(course, sizes.scaling, workers))
    seconds = [statistics.median(run["seconds"] for run in runs[workers]) for workers in runs]
    used = [statistics.median(run["cpu_each"] for run in runs[workers]) for workers in runs]
    return {"seconds": seconds, "speedup": seconds[0] / seconds[1], "cpu_each": used, "cpu_ratio": used[1] / used[0]}


def ratios(found: dict) -> dict:
    """What is worth keeping: medians of ratios of neighbouring runs."""
    rounds, seconds = found["turns"]["rounds"], found["turns"]["stock"]["seconds"]

    def median(ratio):
        return statistics.median(
            ratio(one["stock"], one["batch"], one["same as limit"], one["limit"]) for one in rounds
        )

    return {
        "throughput over stock, warm": median(lambda stock, batch, few, bare: stock["seconds"] / batch["seconds"]),
        "CPU of stock over the kit's, warm": median(
            lambda stock, batch, few, bare: stock["cpu_each"] / batch["cpu_each"]
        ),
        "throughput over stock, cold start included": seconds / found["cold"]["seconds"],
        "throughput over stock, cold start, values known": seconds / found["cold, values known"]["seconds"],
        "CPU over the limit, without gradebook": median(
            lambda stock, batch, few, bare: few["cpu_each_without_gradebook"] / bare["cpu_each"]
        ),
        "CPU over the limit, everything": median(lambda stock, batch, few, bare: few["cpu_each"] / bare["cpu_each"]),
        "first report over import": found["cold"]["ratio"],
        "CPU each, large over small batch": found["growth"]["ratio"],
        "throughput, 2 workers over 1": found["workers"]["speedup"],
        "ms of CPU for each in the command's own process": 1000 * found["turns"]["batch"]["parts"]["command"],
    }


if __name__ == "__main__":
    main()
