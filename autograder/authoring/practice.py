"""A practice class: simulated students who hand in the key's answers, accepted ones, and mistakes.

In: an assignment and a number of students. Out: a course folder with `submitted/` in nbgrader's layout and
`practice-class.json`, which says who handed in what (student -> exercise -> a mistake's stem or "accepted"). It grades
nothing.
"""

from __future__ import annotations

import datetime
import json
import random
import shutil
from collections.abc import Iterable
from pathlib import Path

from autograder import files
from autograder.course import Course, CourseError
from autograder.grading.assignment import Assignment
from autograder.grading.scheme import filled_in
from autograder.naming import catalogue
from autograder.naming.catalogue import Answer

TRUTH = "practice-class.json"
_GIVEN = (
    "ada alan amara anders aylin bela bo carmen chen dana daniel deniz elif emil esra fatima finn grace hana hugo ida "
    "imani ivan jana jin joao kai kofi lars leila lena lin maja marek mei milan mina nadia niels noor olga omar pablo "
    "petra quentin rania rosa sami sara sofia sven tariq tea tomas uma vera wei yara yusuf zoe"
).split()
_FAMILY = (
    "abe berg costa diaz evans fong garcia huber ito jensen kaya lopez meyer novak okafor patel quist rossi"
).split()


def simulate(course: Course, assignment: str, students: int, seed: int = 0, into: Path | None = None) -> Course:
    """Deals a class out and returns the course it is in: `into`, or this course's own `submitted/`.

    Raises CourseError when real submissions would be overwritten.
    """
    loaded = Assignment.load(course, assignment, seed=0)
    place = course if into is None else _course_of_its_own(course, assignment, into)
    truth_file = place.submitted.parent / TRUTH
    if place.submitted.is_dir() and any(place.submitted.iterdir()) and not truth_file.is_file():
        raise CourseError(
            f"{place.submitted} holds submissions that no practice class made. "
            "Choose another folder: autograder simulate … --into DIR"
        )
    shutil.rmtree(place.submitted, ignore_errors=True)
    place.close(place.submitted)
    rng = random.Random(seed)
    wrong = _by_exercise(catalogue.mistakes(loaded.folder, loaded.key), loaded.key)
    right = _by_exercise(catalogue.accepted(loaded.folder, loaded.key), loaded.key)
    started = datetime.datetime(2026, 3, 2, 9, 0, tzinfo=datetime.UTC)
    truth = {}
    for number, student in enumerate(names(rng, students)):
        answers, truth[student] = _dealt(rng, loaded.key, wrong, right)
        folder = place.submitted / student / assignment
        notebook = _written_answers(rng, filled_in(loaded.release, answers), loaded.written)
        files.write(folder / f"{assignment}.ipynb", json.dumps(notebook, ensure_ascii=False, indent=1) + "\n")
        when = started + datetime.timedelta(minutes=37 * number)
        files.write(folder / "timestamp.txt", f"{when:%Y-%m-%d %H:%M:%S} UTC\n")
    files.write(truth_file, json.dumps(truth, indent=1, sort_keys=True) + "\n")
    return place


def _course_of_its_own(course: Course, assignment: str, into: Path) -> Course:
    """A folder with what grading needs, so that simulated people never meet real ones."""
    place = Course(into.resolve())
    place.root.mkdir(parents=True, exist_ok=True)
    folders = [
        folder(assignment).relative_to(course.root) for folder in (course.source, course.release, course.solution)
    ]
    rubric = Path("autograder", "rubrics", assignment)
    if (course.root / rubric).is_dir() and course.rubric(assignment) == course.root / rubric:
        folders.append(rubric)
    for folder in folders:  # whole, since files of an earlier version would contradict the new ones
        shutil.rmtree(place.root / folder, ignore_errors=True)
        shutil.copytree(course.root / folder, place.root / folder)
    if (course.root / "nbgrader_config.py").is_file():
        shutil.copy(course.root / "nbgrader_config.py", place.root)
    return place


def _by_exercise(answers: list[Answer], names: Iterable[str]) -> dict[str, list[Answer]]:
    return {name: [answer for answer in answers if answer.exercise == name] for name in names}


def names(rng: random.Random, count: int) -> list[str]:
    """Ids such as `mei-okafor`; a number is added once all pairs are used."""
    pairs = [f"{given}-{family}" for given in _GIVEN for family in _FAMILY]
    rng.shuffle(pairs)
    return [pairs[i % len(pairs)] + (f"-{i // len(pairs) + 1}" if i >= len(pairs) else "") for i in range(count)]


def _dealt(
    rng: random.Random, key: dict[str, str], wrong: dict[str, list[Answer]], right: dict[str, list[Answer]]
) -> tuple[dict[str, list[str]], dict[str, str]]:
    """(exercise -> cells, exercise -> stem or "accepted"): a strong student errs rarely, a weak one often."""
    slips = rng.choice((0.05, 0.2, 0.45))
    answers, truth = {}, {}
    for name, source in key.items():
        if wrong[name] and rng.random() < slips:
            mistake = rng.choice(wrong[name])
            answers[name], truth[name] = mistake.cells, mistake.stem
        else:
            answers[name] = rng.choice([[source], *(answer.cells for answer in right[name])])
            truth[name] = "accepted"
    return answers, truth


def _written_answers(rng: random.Random, notebook: dict, written: dict) -> dict:
    """Most students write something; the sample answer serves as a good one."""
    for cell in notebook["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if marks.get("grade") and marks.get("solution") and rng.random() < 0.85:
            sample = written.get(marks["grade_id"], {}).get("sample", "An answer in my own words.")
            cell["source"] = rng.choice([sample, sample.split(".")[0] + ".", "I think it makes the numbers smaller."])
    return notebook
