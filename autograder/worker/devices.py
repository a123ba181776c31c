"""Where cases run: the CPU, or an NVIDIA GPU.

In: a device's name as it is typed, `cpu` or `cuda[:N]`. Out: whether this machine has it, and a sandbox in which
student code can use it. This is the grader's side: the job makes the device ready (child.py), since a process that has
used CUDA cannot be forked.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys

from autograder.course import CourseError
from autograder.sandbox.sandbox import Sandbox

# float32 sums come out in another order on a GPU, so that right answers differ in more of the last digits.
SLACK = {"cpu": 1.0, "cuda": 10.0}

_ASK = "import torch\nfor i in range(torch.cuda.device_count()): print(f'cuda:{i} ({torch.cuda.get_device_name(i)})')"


class NoSuchDevice(CourseError):
    """There is no such device here; the message says which there are."""


def available() -> list[str]:
    """`cpu`, and the GPUs that torch sees, each with its name; a process of its own asks torch."""
    found = subprocess.run([sys.executable, "-W", "ignore", "-c", _ASK], capture_output=True, text=True, check=False)
    return ["cpu", *found.stdout.splitlines()]


def check(name: str) -> str:
    """The device's full name, `cpu` or `cuda:N`. Raises NoSuchDevice."""
    if not re.fullmatch(r"cpu|cuda(:\d+)?", name):
        raise NoSuchDevice(f"There is no device “{name}”: it is cpu, cuda or cuda:N.")
    if name == "cpu":
        return name
    wanted, here = f"cuda:{name.partition(':')[2] or 0}", available()
    if wanted not in [device.split(" ")[0] for device in here]:
        raise NoSuchDevice(
            f"--device {name}: torch does not see it here. It sees: {', '.join(here)}. Grade with --device cpu, or "
            "look at `autograder doctor`, the driver (nvidia-smi) and whether torch is a build with CUDA."
        )
    return wanted


def slack(name: str) -> float:
    """The factor by which a device widens the CPU's tolerances."""
    return SLACK[name.partition(":")[0]]


def sandbox(name: str) -> Sandbox:
    """The sandbox for a device, with the working folder hidden. The driver's device files are in it only for a GPU."""
    hide = [os.getcwd()]
    return Sandbox(hide=hide) if name == "cpu" else Sandbox.for_gpu(hide=hide)
