"""Where cases run: the CPU, or an NVIDIA GPU.

In: a device's name as it is typed, `cpu` or `cuda[:N]`. Out: whether this machine has it, and the sandbox that lets
student code reach it. This is the grader's side; the forked process makes the device ready (child.py), since a process
that has used CUDA cannot be forked.
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
    """The device asked for is not here, or is no device; the message says what is."""


def available() -> list[str]:
    """`cpu`, and the GPUs that torch sees, each with its name; asked in a process of its own."""
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
    """By how much the tolerances of the CPU are widened on a device."""
    return SLACK[name.partition(":")[0]]


def sandbox(name: str) -> Sandbox:
    """The sandbox for a device, with the working folder hidden. The driver's device files are in it only for a GPU."""
    hide = [os.getcwd()]
    return Sandbox(hide=hide) if name == "cpu" else Sandbox.for_gpu(hide=hide)
