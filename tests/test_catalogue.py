"""The catalogue of known answers: the form of its files, and what the whole of it gets with any seed."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from autograder.authoring.verify import SEED
from autograder.course import Course
from autograder.grading.assignment import Assignment
from autograder.grading.expected import deal
from autograder.grading.run import run
from autograder.grading.verdicts import exercise_result
from autograder.model import Metadata
from autograder.naming import catalogue
from autograder.naming.catalogue import CatalogueError
from autograder.worker.client import TimeLimits

ROOT = Path(__file__).resolve().parents[1]
NAME = "self_attention"
FOLDER = ROOT / "autograder" / "rubrics" / NAME
KEY = {"double": "def double(x):\n    return 2 * x", "half": "def half(x):\n    return x / 2"}
HEAD = "# name: adds two\n# hint: What does double mean?\n# facet: arithmetic\n"


@pytest.fixture
def file(tmp_path):
    """Writes a file of a catalogue; returns what is read of it."""

    def write(text, name="double/adds-two.py", kind="mistakes"):
        path = tmp_path / kind / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return getattr(catalogue, kind)(tmp_path, KEY)

    return write


# --- the form of a file ----------------------------------------------------------------------------------------------


def test_a_mistake_is_a_header_and_an_answer(file):
    (answer,) = file(HEAD + "# rule: printed\n# also: one, two\n\ndef double(x):\n    return x + 2\n")
    assert (answer.exercise, answer.stem, answer.name) == ("double", "adds-two", "adds two")
    assert (answer.facet, answer.rule, answer.also) == ("arithmetic", "printed", ["one", "two"])
    assert answer.cells == ["def double(x):\n    return x + 2"]


def test_a_mistake_may_be_the_key_with_changes(file):
    (answer,) = file(HEAD + "# key: 2 *\n# becomes: 2 +\n# key: def double(x)\n# becomes: def double(y, x=1)\n")
    assert answer.cells == ["def double(y, x=1):\n    return 2 + x"]


def test_a_text_of_the_key_is_changed_wherever_it_is(file):
    (answer,) = file(HEAD + "# key: double\n# becomes: twice\n# key: x\n# becomes: y\n")
    assert answer.cells == ["def twice(y):\n    return 2 * y"]


def test_a_change_may_run_from_one_text_to_another_and_put_in_lines_as_deep_as_those_it_replaces(file):
    change = "# key:     return ... x\n# becomes: for n in [2]:\n#              x = n + x\n#\n#          return x\n"
    (answer,) = file(HEAD + change)
    assert answer.cells == ["def double(x):\n    for n in [2]:\n        x = n + x\n\n    return x"]


def test_a_hint_may_go_on_in_the_next_line(file):
    (answer,) = file(HEAD.replace(" mean?", "\n#       mean?") + "\nx = 1")
    assert answer.hint == "What does double mean?"


def test_one_file_may_serve_several_exercises(file):
    answers = file(HEAD + "# exercises: double half\n# key: return\n# becomes: print\n", "several/printed.py")
    assert [(a.exercise, a.stem, a.cells[0][-7:]) for a in answers] == [
        ("double", "printed", "t 2 * x"),
        ("half", "printed", "t x / 2"),
    ]


def test_changes_below_a_line_of_exercises_are_for_those_exercises(file):
    one, other, all_of_them = (
        "# key: 2 *\n# becomes: 2 +\n",
        "# key: /\n# becomes: -\n",
        "# key: return\n# becomes: print\n",
    )
    blocks = f"# exercises: half\n{other}#\n# exercises: double\n{one}#\n# exercises: double half\n{all_of_them}"
    answers = file(HEAD + blocks, "several/two-ways.py")
    assert {a.exercise: a.cells[0].split("\n    ")[1] for a in answers} == {
        "half": "print x - 2",
        "double": "print 2 + x",
    }


def test_code_below_changes_stands_above_the_answer_cell(file):
    (answer,) = file(HEAD + "# key: 2\n# becomes: TWO\n\nTWO = 2\n\n# %%\nprint(TWO)\n")
    assert answer.cells == ["TWO = 2", "print(TWO)", "def double(x):\n    return TWO * x"]


def test_helper_cells_stand_above_the_answer_cell(file):
    (answer,) = file(HEAD + "\nTWO = 2\n\n# %%\ndef double(x):\n    return x + TWO\n")
    assert answer.cells == ["TWO = 2", "def double(x):\n    return x + TWO"]


def test_an_accepted_answer_needs_no_header(file):
    (answer,) = file("def double(x):\n    return x + x\n", kind="accepted")
    assert (answer.name, answer.hint, answer.cells) == ("", "", ["def double(x):\n    return x + x"])


def test_a_comment_that_is_no_header_line_belongs_to_the_answer(file):
    (answer,) = file(HEAD + "\n# twice\ndef double(x):\n    return x + 2\n")
    assert answer.cells[0].startswith("# twice")


BAD = {
    "no name": (HEAD.replace("# name: adds two\n", "") + "\nx = 1", "has no `# name:` line"),
    "no hint": (HEAD.replace("# hint: What does double mean?\n", "") + "\nx = 1", "has no `# hint:` line"),
    "no facet": (HEAD.replace("# facet: arithmetic\n", "") + "\nx = 1", "`# facet:` is “”"),
    "another facet": (HEAD.replace("arithmetic", "style") + "\nx = 1", "`# facet:` is “style”"),
    "an unknown rule": (HEAD + "# rule: pinted\n\nx = 1", "no rule is called pinted; there are "),
    "no answer": (HEAD, "neither `# key:` and `# becomes:` lines nor an answer"),
    "a fragment that is not there": (HEAD + "# key: 3 *\n# becomes: 2 +", "“3 *” is not in the key's cell of double"),
    "a range without its end": (HEAD + "# key: 2 * ... y\n# becomes: 2 +", "“2 * ... y” is not in the key's cell"),
    "half a pair": (HEAD + "# key: 2 *\n", "a `# key:` line and a `# becomes:` line below it make a change"),
    "the other half": (HEAD + "# becomes: 2 *\n", "a `# key:` line and a `# becomes:` line below it make a change"),
    "another order": (HEAD + "# becomes: 3 *\n# key: 2 *\n", "a `# key:` line and a `# becomes:` line below it"),
    "two keys": (HEAD + "# key: 2 *\n# key: x\n# becomes: y\n", "a `# key:` line and a `# becomes:` line below it"),
    "a word that nothing reads": (HEAD + "# fact: yes\n\nx = 1", "the header line `# fact:` has no use here"),
    "a name twice": (HEAD + "# name: adds 2\n\nx = 1", "the header line `# name:` is there twice"),
    "exercises in the folder of one": (HEAD + "# exercises: double\n\nx = 1", "`# exercises:` has no use here"),
}
SEVERAL = {
    "an unknown exercise": (
        HEAD + "# exercises: triple\n\nx = 1",
        "no exercise is called triple; there are double, half",
    ),
    "no exercises": (HEAD + "\nx = 1", "a file in several/ needs a line `# exercises: …`"),
    "a change of no exercise": (HEAD + "# key: 2\n# becomes: 3\n# exercises: half\n", "`# key:` has no use here"),
    "nothing for one of two": (
        HEAD + "# exercises: half double\n# exercises: half\n# key: 2\n# becomes: 3\n\nx = 1",
        "double has neither `# key:` and `# becomes:` lines nor an answer",
    ),
}


@pytest.mark.parametrize(
    ("folder", "text", "says"),
    [pytest.param("double", *bad, id=name) for name, bad in BAD.items()]
    + [pytest.param("several", *bad, id=name) for name, bad in SEVERAL.items()],
)
def test_a_file_that_is_not_in_order_is_named(file, folder, text, says):
    with pytest.raises(CatalogueError) as told:
        file(text, f"{folder}/adds-two.py")
    assert "adds-two.py" in str(told.value)
    assert says in str(told.value)


def test_a_folder_that_is_no_exercise_is_named(file):
    with pytest.raises(CatalogueError, match="no exercise is called triple"):
        file(HEAD + "\nx = 1", "triple/adds-two.py")


def test_an_accepted_answer_has_no_hint(file):
    with pytest.raises(CatalogueError, match="`# hint:` has no use here"):
        file(HEAD + "\nx = 1", kind="accepted")


def test_two_files_of_one_rule_and_name_are_one_too_many(file):
    file(HEAD + "# rule: printed\n\nx = 1")
    file(HEAD.replace("adds two", "prints two") + "# rule: printed\n\nx = 1", "double/prints-two.py")
    with pytest.raises(CatalogueError, match="have one rule and one name for double: keep one"):
        file(HEAD + "# rule: printed\n# exercises: half double\n\nx = 1", "several/adds-2.py")


def test_two_files_of_one_stem_for_one_exercise_are_both_named(file):
    file(HEAD + "\nx = 1")
    with pytest.raises(CatalogueError, match="are both “adds-two” of double: rename one"):
        file(HEAD + "# exercises: double\n\nx = 1", "several/adds-two.py")


def test_no_catalogue_is_an_empty_one(tmp_path):
    assert catalogue.mistakes(tmp_path, KEY) == [] == catalogue.accepted(tmp_path, KEY)


# --- the catalogue of the course -------------------------------------------------------------------------------------


def test_the_real_catalogue_is_in_order_and_has_three_accepted_answers_for_every_exercise(assignment):
    accepted, mistakes = catalogue.accepted(FOLDER, assignment.key), catalogue.mistakes(FOLDER, assignment.key)
    for name in assignment.key:
        assert sum(answer.exercise == name for answer in accepted) >= 3
        assert sum(answer.exercise == name for answer in mistakes) >= 10
    stems = {answer.stem for answer in mistakes}
    for answer in mistakes:
        assert set(answer.also) <= stems, answer.path


# --- every answer, with any seed ------------------------------------------------------------------------------------


class Catalogue:
    """Observes every known answer with a seed, once, and judges it; only the exercise it belongs to is asked."""

    def __init__(self, course, worker):
        self.course, self.workers = course, [worker, worker.sibling()]
        self.place = threading.local()
        self.limits = TimeLimits(cell=60, submission=250, exercise=60)

    def verdicts(self, seed):
        """{(kind, exercise, stem): (status, points, {check: (status, mistake)})}"""
        assignment = Assignment.load(self.course, NAME, seed=seed)
        expected = assignment.expected(self.workers[0])
        answers = {kind: getattr(catalogue, kind)(FOLDER, assignment.key) for kind in ("accepted", "mistakes")}
        seen = self._observed(assignment, [answer for known in answers.values() for answer in known])
        known = {name: [] for name in assignment.key}
        for answer in answers["mistakes"]:
            known[answer.exercise].append(answer.mistake(seen[id(answer)][0]))
        exercises = {exercise.name: exercise for exercise in assignment.exercises}
        found = {}
        for kind, those in answers.items():
            for answer in those:
                name = answer.exercise
                record = exercise_result(
                    exercises[name], *seen[id(answer)], expected[name], lambda name=name: known[name]
                )
                checks = {check.name: (check.status, check.mistake) for check in record.checks}
                found[kind, name, answer.stem] = record.status, record.points, checks
        return found, {(answer.exercise, answer.stem): answer for answer in answers["mistakes"]}

    def _observed(self, assignment, answers):
        hands, seen, free = list(deal(answers, list(assignment.key))), {}, list(self.workers)

        def observe(hand):
            worker = self.place.__dict__.setdefault("worker", None) or free.pop()
            self.place.worker = worker
            names = {answer.exercise for answer in hand}
            exercises = [exercise for exercise in assignment.exercises if exercise.name in names]
            notebook = assignment.with_answers({answer.exercise: answer.cells for answer in hand})
            ran = run(worker, notebook, exercises, self.limits)
            seen.update({id(a): (ran.observations[a.exercise], ran.metadata.get(a.exercise, Metadata())) for a in hand})

        with ThreadPoolExecutor(len(self.workers)) as pool:
            list(pool.map(observe, hands))
        return seen


@pytest.fixture(scope="module")
def whole(worker, tmp_path_factory):
    import shutil

    root = tmp_path_factory.mktemp("whole")
    for folder in ("source", "assignments"):
        shutil.copytree(ROOT / folder, root / folder)
    return Catalogue(Course(root), worker)


@pytest.fixture(scope="module")
def first(whole):
    return whole.verdicts(SEED)


@pytest.mark.slow
def test_every_accepted_answer_gets_all_points_and_every_mistake_loses_some_and_is_named(first):
    found, mistakes = first
    for (kind, name, stem), (status, points, checks) in found.items():
        if kind == "accepted":
            assert status == "accepted", (name, stem, checks)
            continue
        assert status != "accepted", (name, stem)
        named = {mistake for _, mistake in checks.values()} - {None}
        assert named & {stem, *mistakes[name, stem].also}, (name, stem, points, checks)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(n, marks=pytest.mark.night) for n in range(3, 20))])
def test_another_seed_gives_the_same_verdicts_on_the_whole_catalogue(whole, first, seed):
    found, _ = whole.verdicts(seed)
    differ = {key: (found[key], first[0][key]) for key in found if found[key] != first[0][key]}
    assert not differ
