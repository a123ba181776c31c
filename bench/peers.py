"""`make bench-peers`: the same submissions graded by otter-grader 7, one `otter run` each.

In: a practice class, and what a package index offers. Out: a table, build/peers.json. otter-grader lives in an
environment of its own under build/, which borrows torch and Jupyter from this one; where it cannot be installed the
table says so. The notebooks run as they are, with the same visible checks in their cells; otter adds one test for
each exercise, and neither a sandbox nor hidden checks.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import classes
import cost
import warm
from machine import machine

from autograder.course import Course, load_rubric

_VERSION = "otter-grader==7.*"
_TEST = """
OK_FORMAT = True
test = {{
    "name": "{name}", "points": {points},
    "suites": [{{"cases": [{{"code": ">>> callable({name})\\nTrue"}}], "scored": True, "type": "doctest"}}],
}}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--submissions", type=int, default=4, metavar="N")
    parser.add_argument("--out", type=Path, default=classes.ROOT / "build" / "peers.json", metavar="FILE")
    parser.add_argument("--into", type=Path, default=classes.ROOT / "build" / "peers", metavar="DIR")
    asked = parser.parse_args()
    course = classes.deal(asked.into / "class", asked.submissions)
    found = {"machine": machine(), "otter": otter(course, asked.into)}
    found["kit"] = warm.measure(course, None, 1)
    asked.out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(text(found))
    print(asked.out)


def otter(course: Course, folder: Path) -> dict:
    """Seconds of one `otter run`, its start included, since each submission pays for it; or why there are none."""
    program, why = _installed(folder / "venv")
    if why:
        return {"missing": why}
    package = _package(course, folder)
    ended, given = [], {**os.environ, "PATH": f"{program.parent}:{os.environ['PATH']}"}
    for student in sorted(path.name for path in course.submitted.iterdir()):
        notebook = course.submitted / student / classes.ASSIGNMENT / f"{classes.ASSIGNMENT}.ipynb"
        results = folder / "results" / student
        results.mkdir(parents=True, exist_ok=True)
        words = [program, "run", "--no-logo", "-a", package, "-o", results, notebook]
        one = cost.command([str(word) for word in words], cwd=results, env=given)
        found = results / "results.json"
        said = found.read_text("utf-8") if found.is_file() else one.said
        if one.status or not found.is_file() or "Autograder Failed" in said:
            return {"missing": f"otter run ended with {one.status}: {said.strip()[-500:]}"}
        ended.append(one)
    count = len(ended)
    seconds, used = sum(one.wall for one in ended) / count, sum(one.cpu for one in ended) / count
    return {"submissions": count, "seconds": seconds, "cpu_each": used}


def _installed(venv: Path) -> tuple[Path, str]:
    """(the program, "") or (…, why it is not there)."""
    program = venv / "bin" / "otter"
    if program.is_file():
        return program, ""
    try:
        subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=True, capture_output=True, text=True)
        packages = next(venv.glob("lib/python*/site-packages"))
        # After its own packages come ours, so that only what is missing is installed.
        (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
        words = [venv / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", _VERSION]
        subprocess.run(words, check=True, capture_output=True, text=True, timeout=600)
    except subprocess.TimeoutExpired:
        return program, "otter-grader could not be installed: no end after 10 minutes"
    except (OSError, subprocess.CalledProcessError) as error:
        said = (getattr(error, "stderr", "") or str(error)).strip().splitlines()
        return program, f"otter-grader could not be installed: {said[-1] if said else error}"
    return program, "" if program.is_file() else "otter-grader has been installed without its program"


def _package(course: Course, folder: Path) -> Path:
    """otter's configuration: a test for each exercise, and the file that the notebook imports."""
    import numpy as np

    rubric = load_rubric(course.rubric(classes.ASSIGNMENT))
    exercises = rubric.exercises(np.random.default_rng(0), np.random.default_rng(1))
    path = folder / "autograder.zip"
    with zipfile.ZipFile(path, "w") as package:
        package.writestr("otter_config.json", json.dumps({"lang": "python"}))
        for exercise in exercises:
            test = _TEST.format(name=exercise.name, points=exercise.points)
            package.writestr(f"tests/{exercise.name}.py", test)
        package.write(course.release(classes.ASSIGNMENT) / "selfcheck.py", "files/selfcheck.py")
    return path


def text(found: dict) -> str:
    peer, kit = found["otter"], found["kit"]
    if "missing" in peer:
        return f"otter-grader 7        {peer['missing']}"
    rows = [
        ("one submission, one process", "seconds", "CPU seconds"),
        (f"otter run, {peer['submissions']}", f"{peer['seconds']:.2f}", f"{peer['cpu_each']:.2f}"),
        ("kit, warm, one worker", f"{kit['seconds']:.3f}", f"{kit['cpu_each']:.3f}"),
        ("ratio", f"{peer['seconds'] / kit['seconds']:.0f}", f"{peer['cpu_each'] / kit['cpu_each']:.0f}"),
    ]
    return "\n".join(f"{one:<30}{two:>10}{three:>14}" for one, two, three in rows)


if __name__ == "__main__":
    main()
