"""What a submission may try against its grade: attacks on the worker and the judge, through the whole way of a
submission, in the real sandbox with and without namespaces.

Each attack stands in a cell of an otherwise fixed notebook: one exercise solved, one with the attack's own answer, the
rest untouched. It must end graded, with no point more than the same notebook without it, and the next submission in
the same worker must get exactly the report it gets anyway.
"""

# ruff: noqa: E501  (attacks read best on one line)

import dataclasses
import json
import os
import shutil
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

import numpy as np
import pytest
from sandboxes import LEVELS, ORDINARY, python_for_everybody, tasks_named
from trials import grade

from autograder import records
from autograder.grading.scheme import filled_in
from autograder.reports.feedback import feedback
from autograder.sandbox.sandbox import Sandbox
from autograder.worker.client import TimeLimits, Worker

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[1]
NAME = "self_attention"
CONTAINER = str(ROOT / "tests" / "container.py")
AS_ORDINARY = ["setpriv", f"--reuid={ORDINARY}", f"--regid={ORDINARY}", "--clear-groups"]
WRONG = "def scaled_softmax(scores, d_k):\n    return scores * 0\n"


class Room:
    """One worker, and submissions to it."""

    def __init__(self, level, assignment, folder):
        self.level, self.assignment, self.folder, self.tag = level, assignment, folder, f"/{uuid.uuid4().hex}"
        self.course = assignment.course.root
        self.limits = TimeLimits(cell=2, submission=20, exercise=2)
        self.worker = Worker(Sandbox(level=level, hide=[str(self.course), str(folder), self.tag]))
        assert self.worker.isolation().level == level, self.worker.isolation()
        self.second = self.worker.sibling()
        self.plain = self.submit("", WRONG)
        self.processes = len(tasks_named(self.tag))

    def submit(self, attack, answer=WRONG):
        """Grades the notebook with `attack` as a cell of its own and `answer` as scaled_softmax."""
        key = self.assignment.key
        answers = {"project": [attack or "pass", key["project"]], "scaled_softmax": [answer]}
        return self.hand_in(json.dumps(filled_in(self.assignment.release, answers)))

    def hand_in(self, text, beside=None):
        folder = self.folder / "submitted" / uuid.uuid4().hex / NAME
        folder.mkdir(parents=True)
        (folder / f"{NAME}.ipynb").write_text(text)
        for name, content in (beside or {}).items():
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(content)
        graded = grade(self.assignment, self.worker, "ada", folder, limits=self.limits)
        graded.report.digest = "same"
        return graded

    def mount(self, attack, answer=WRONG):
        """Grades an attack and holds it against the promise of this file; returns what was graded.

        Whatever a job does, both servers live on and nothing else does.
        """
        graded = self.submit(attack, answer)
        assert graded.report.status == "graded", graded.report.reason
        assert graded.report.score <= self.plain.report.score
        assert len(tasks_named(self.tag)) == self.processes
        self.nobody_else_notices()
        return graded

    def nobody_else_notices(self):
        again = self.submit("", WRONG)
        assert _without_time(again.report) == _without_time(self.plain.report)
        assert again.notebook == self.plain.notebook


def _without_time(report):
    return dataclasses.replace(report, graded_at="")


@pytest.fixture(scope="module", params=LEVELS)
def room(request, assignment, tmp_path_factory):
    room = Room(request.param, assignment, tmp_path_factory.mktemp("room"))
    yield room
    room.second.close()
    room.worker.close()
    assert not tasks_named(room.tag)


def status(graded, name):
    return next(record.status for record in graded.report.exercises if record.name == name)


def test_the_plain_notebook_gets_what_it_solved(room):
    assert status(room.plain, "project") == "accepted"
    assert status(room.plain, "scaled_softmax") == "wrong"
    assert room.plain.report.score == 3


# --- ends --------------------------------------------------------------------------------------------------------------

ENDS = {
    "exit": "import os; os._exit(0)",
    "segmentation fault": "import ctypes; ctypes.string_at(0)",
    "abort": "import os; os.abort()",
    "own kill": "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
    "endless": "while True: pass",
    "swallowing": "while True:\n    try:\n        while True: pass\n    except BaseException: pass",
    "asleep": "import time; time.sleep(10**6)",
    "closed": "import os; os.closerange(0, 100); import time; time.sleep(10**6)",
    "waiting for input": "input()",
}


@pytest.mark.parametrize("code", ENDS.values(), ids=ENDS)
def test_a_cell_that_ends_or_hangs_costs_only_itself(room, code):
    graded = room.mount(code)
    assert status(graded, "project") == "accepted"
    # In a namespace of its own the job is process 1, which cannot kill itself: then the cell just goes on.
    assert graded.report.cells or code == ENDS["own kill"]


@pytest.mark.parametrize("code", ["import sys; sys.exit()", "raise SystemExit(0)", "raise KeyboardInterrupt", "quit()"])
def test_a_cell_that_raises_its_way_out_costs_only_itself(room, code):
    assert status(room.mount(code), "project") == "accepted"


@pytest.mark.parametrize("code", ENDS.values(), ids=ENDS)
def test_an_answer_that_ends_or_hangs_costs_only_itself(room, code):
    body = "\n    ".join(code.split("\n"))
    graded = room.mount("", f"def scaled_softmax(scores, d_k):\n    {body}\n")
    assert status(graded, "scaled_softmax") in ("timed out", "killed", "wrong")
    assert status(graded, "project") == "accepted"


def test_handlers_threads_and_finalizers_left_behind_change_nothing(room):
    graded = room.mount(
        "import atexit, signal, sys, threading, time, weakref\n"
        "atexit.register(time.sleep, 60)\n"
        "for number in (signal.SIGTERM, signal.SIGALRM, signal.SIGXCPU): signal.signal(number, signal.SIG_IGN)\n"
        "class Last:\n    def __del__(self):\n        while True: pass\n"
        "last = Last(); sys.unraisablehook = sys.excepthook = lambda *a: time.sleep(60)\n"
        "for _ in range(5): threading.Thread(target=time.sleep, args=(60,)).start()\n"
    )
    assert status(graded, "project") == "accepted"


def test_who_fills_the_disk_is_refused_or_ended_and_told_why(room):
    graded = room.mount(
        "block = bytes(1 << 20)\nfor number in range(40):\n    with open(str(number), 'wb', 0) as file:\n"
        "        for _ in range(32): file.write(block)"
    )
    ((error,),) = [[cell.error for cell in graded.report.cells]]
    assert "No space left" in error if room.level == "full" else error.startswith("killed: it wrote too many files")
    assert status(graded, "project") == "accepted"


# --- output ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        "for _ in range(1024): print('x' * (1 << 20))",
        "class Large:\n    def __repr__(self): return 'x' * (1 << 30)\nLarge()",
        "raise ValueError('x' * (1 << 29))",
        "from IPython.display import display\nfor _ in range(10**6): display('x')",
        "import os\nwhile True: os.write(1, b'x' * (1 << 20))",
    ],
    ids=["print", "repr", "error", "displays", "descriptor"],
)
def test_a_gigabyte_of_output_is_cut_or_ends_the_cell(room, code):
    graded = room.mount(code)
    assert len(json.dumps(graded.notebook)) < 4 << 20
    assert len(records.dump(graded.report)) < 1 << 20
    assert status(graded, "project") == "accepted"


def test_markup_in_output_and_errors_is_text_on_the_page(room):
    script = "<script>alert(1)</script>"
    graded = room.mount(
        f"from IPython.display import HTML, display\ndisplay(HTML({script!r}))\nprint({script!r})\nraise ValueError({script!r})",
        f"def scaled_softmax(scores, d_k):\n    '''{script}'''\n    raise ValueError({script!r})",
    )
    assert "<script>alert" not in feedback(graded.report)
    # The only markup in there is the grader's own list of verdicts.
    live = [
        output["data"]["text/html"]
        for cell in graded.notebook["cells"]
        for output in cell.get("outputs", [])
        if "text/html" in output.get("data", {})
    ]
    assert live and not any("<script" in text for text in live)


# --- the machinery inside the worker -----------------------------------------------------------------------------------

MACHINERY = {
    "comparisons": "import torch, numpy, builtins\n"
    "torch.allclose = torch.equal = torch.testing.assert_close = numpy.allclose = numpy.array_equal = lambda *a, **k: True\n"
    "torch.Tensor.__eq__ = lambda *a: True\ntorch.autograd.grad = torch.autograd.backward = lambda *a, **k: None\n",
    "builtins": "import builtins\nbuiltins.isinstance = lambda *a: True\nbuiltins.len = lambda *a: 0\n"
    "builtins.getattr = builtins.type = builtins.sorted = None\n",
    "modules": "import sys\nfor name in list(sys.modules):\n    if 'autograder' in name or 'torch' in name: sys.modules[name] = None\n",
    "json": "import json, struct, socket\njson.dumps = lambda *a, **k: '{}'\n",
    "syntax trees": "import ast\nclass Empty(ast.NodeTransformer):\n    def visit_Raise(self, node): return ast.Pass()\n"
    "    def visit_Return(self, node): return ast.Return(ast.Constant(1))\n"
    "get_ipython().ast_transformers.append(Empty())\n",
    "input": "get_ipython().input_transformers_cleanup.append(lambda lines: ['pass\\n'])\n",
    "events": "get_ipython().events.register('pre_run_cell', lambda info: 1 / 0)\n"
    "get_ipython().events.register('post_run_cell', lambda result: get_ipython().user_ns.clear())\n",
    "shell": "ip = get_ipython()\nip.run_cell = ip.showtraceback = ip.system = None\nip.display_formatter = ip.displayhook = None\n",
    "trace": "import sys\nsys.settrace(lambda *a: None); sys.setprofile(lambda *a: None); sys.setrecursionlimit(30)\n",
    "streams": "import sys\nsys.stdout = sys.stderr = sys.stdin = sys.__stdout__ = None\n",
    "modes": "import torch\ntorch.set_grad_enabled(False); torch.set_default_dtype(torch.float64)\n"
    "torch.use_deterministic_algorithms(True); torch.inference_mode().__enter__(); torch.manual_seed = lambda s: None\n",
    "memory": "blocks = []\nwhile True: blocks.append(bytearray(64 << 20))\n",
    "collector": "import gc\ngc.disable(); gc.unfreeze(); gc.collect()\n",
}


@pytest.mark.parametrize("code", MACHINERY.values(), ids=MACHINERY)
def test_what_is_replaced_inside_the_worker_gains_nothing(room, code):
    room.mount(code)


LIARS = {
    "always equal": "class Yes:\n    def __eq__(self, other): return True\n    __hash__ = None\n"
    "    def __getattr__(self, name): return Yes()\n    def __call__(self, *a, **k): return Yes()\n"
    "def scaled_softmax(scores, d_k): return Yes()\n",
    "tensor subclass": "import torch\nclass Liar(torch.Tensor):\n    @classmethod\n"
    "    def __torch_function__(cls, func, types, args=(), kwargs=None): return True\n"
    "def scaled_softmax(scores, d_k): return scores.as_subclass(Liar)\n",
    "lying shape": "import torch\nclass Liar(torch.Tensor):\n    shape = property(lambda self: (10**9, 10**9))\n"
    "def scaled_softmax(scores, d_k): return scores.as_subclass(Liar)\n",
    "not numbers": "def scaled_softmax(scores, d_k): return scores * float('nan')\n",
    "infinite": "def scaled_softmax(scores, d_k): return scores * 0 + float('inf')\n",
    "other dtype": "import torch\ndef scaled_softmax(scores, d_k): return torch.softmax(scores, -1).to(torch.complex64)\n",
    "a billion": "import torch\ndef scaled_softmax(scores, d_k): return torch.zeros(1).expand(10**9)\n",
    "a deep list": "def scaled_softmax(scores, d_k):\n    x = []\n    for _ in range(10**5): x = [x]\n    return x\n",
    "rows and no column": "import torch\ndef scaled_softmax(scores, d_k): return torch.empty(60_000_000, 0)\n",
    "columns and no row": "import torch\ndef scaled_softmax(scores, d_k): return torch.empty(0, 60_000_000)\n",
    "three million rows": "import torch\ndef scaled_softmax(scores, d_k): return torch.zeros(3_000_000, 1)\n",
    "64 axes": "import torch\ndef scaled_softmax(scores, d_k): return torch.zeros((1,) * 64)\n",
}


@pytest.mark.parametrize("answer", LIARS.values(), ids=LIARS)
def test_objects_that_lie_about_themselves_are_wrong(room, answer):
    assert status(room.mount("", answer), "scaled_softmax") != "accepted"


def test_there_is_no_expected_value_to_find(room):
    # Looks through everything alive, every frame and every module for an array of the asked shape, and returns it.
    answer = """
import gc, sys, inspect
def scaled_softmax(scores, d_k):
    import numpy, torch
    def candidates():
        frame = sys._getframe()
        while frame:
            yield from list(frame.f_locals.values()) + list(frame.f_globals.values())
            frame = frame.f_back
        for thing in gc.get_objects():
            yield thing
            if type(thing) in (list, tuple): yield from thing
            if type(thing) is dict: yield from list(thing.values())
    for thing in candidates():
        if type(thing) is numpy.ndarray and thing.shape == tuple(scores.shape): thing = torch.from_numpy(thing.copy())
        if type(thing) is torch.Tensor and thing.shape == scores.shape and thing is not scores and thing.numel() > 1:
            total = thing.detach().double().sum(-1)
            if torch.allclose(total, torch.ones_like(total), atol=1e-3): return thing.clone()
    raise LookupError("nothing found")
"""
    assert status(room.mount("", answer), "scaled_softmax") != "accepted"


# --- forged replies ----------------------------------------------------------------------------------------------------

# `frame(message)` is a well-formed frame, `CHANNEL` its descriptor.
FORGE = """
import gc, json, os, pickle, socket, struct, time
CHANNEL = 3
def frame(message, body=b""):
    header = json.dumps(message).encode()
    return struct.pack(">II", len(header), len(body)) + header + body
def write(data):
    while data: data = data[os.write(CHANNEL, data):]
class Run:
    def __reduce__(self): return (os.mkdir, (MARK,))
values = {"$array": ["<f4", [6, 6]]}
observation = {"id": "section-all", "outcome": "returned", "results": [values]}
"""
FORGED = {
    "an answer too early": "write(frame({'answers': 'scaled_softmax', 'observations': [observation], 'metadata': {}}, bytes(144)))",
    "cells that never ran": "for i in range(30): write(frame({'cell': i, 'outputs': [], 'error': None}))",
    "the end": "write(frame({'done': True}))",
    "a verdict": "write(frame({'score': 25, 'status': 'accepted', 'passed': True}))",
    "pickle": "write(pickle.dumps(Run()) * 9)",
    "pickle in a frame": "p = pickle.dumps(Run()); write(struct.pack('>II', len(p), 0) + p)",
    "a huge length": "write(struct.pack('>II', 0xFFFFFFFF, 0xFFFFFFFF)); time.sleep(60)",
    "cut short": "write(struct.pack('>II', 1000, 1000) + b'{}'); os._exit(0)",
    "a flood": "while True: write(b'x' * (1 << 20))",
    "a flood of frames": "while True: write(frame({'cell': 0, 'outputs': [], 'error': None}))",
    "not a number": "write(frame({'answers': NaN}) if False else struct.pack('>II', 3, 0) + b'NaN')",
    "a billion elements": "values['$array'][1] = [10**9, 10**9]; write(frame(values))",
    "negative shape": "values['$array'][1] = [-1, -36]; write(frame(values, bytes(144)))",
    "text for a shape": "values['$array'][1] = '66'; write(frame(values, bytes(144)))",
    "another dtype": "values['$array'][0] = '|O8'; write(frame(values, bytes(288)))",
    "bytes left over": "write(frame({'done': True}, bytes(99)))",
    "a deep list": "h = b'[' * 10**6; write(struct.pack('>II', len(h), 0) + h)",
    "outputs that are none": "write(frame({'cell': 0, 'outputs': [1, None, {'output_type': []}], 'error': 5}))",
    "markup for a name": "write(frame({'cell': '<script>', 'outputs': [{'output_type': '<script>', 'data': {'text/html': '<script>'}}], 'error': {}}))",
    "every descriptor": "for fd in range(3, 200):\n    try: os.write(fd, frame({'done': True}))\n    except OSError: pass",
    "a descriptor": "r, w = os.pipe()\nsocket.send_fds(socket.socket(fileno=os.dup(3)), [b'x'], [r, w])",
}


@pytest.mark.parametrize("code", FORGED.values(), ids=FORGED)
def test_forged_replies_gain_nothing_and_end_only_their_own_submission(room, code, tmp_path):
    mark = tmp_path / "unpickled"
    tmp_path.chmod(0o777)
    room.mount(f"MARK = {str(mark)!r}\n{FORGE}\n{code}")
    assert not mark.exists()


@pytest.mark.parametrize("code", FORGED.values(), ids=FORGED)
def test_forged_replies_while_answering_gain_nothing(room, code, tmp_path):
    body = "\n        ".join(code.split("\n"))
    answer = f"def scaled_softmax(scores, d_k):\n    try:\n        {body}\n    finally:\n        return scores\n"
    room.mount(f"MARK = {str(tmp_path / 'unpickled')!r}\n{FORGE}", answer)
    assert not (tmp_path / "unpickled").exists()


FURTHER = {
    "a second call that was never made": "raised(again=[numpy.zeros(2, 'f4')])",
    "a stage that was never reached": "raised(stage='forward')",
    "rows and no column": "seen.update(results=[numpy.zeros((60_000_000, 0), 'f4')] * len(seen.get('results', ())))",
    "three million rows": "seen.update(results=[numpy.zeros((3_000_000, 1), 'f4')] * len(seen.get('results', ())))",
    "a shape for an array": "seen.update(results=[{'shape': [6, 6], 'dtype': 'float32'}] * len(seen.get('results', ())))",
    "lists without end": "seen.update(more=[[]] * 2_700_000)",
    "arrays without end": "seen.update(more=[numpy.zeros(0)] * 20_000)",
}


@pytest.mark.parametrize("code", FURTHER.values(), ids=FURTHER)
def test_forged_observations_end_as_points_and_never_as_a_failure_of_the_grader(room, code):
    start = time.process_time()
    graded = room.mount(
        "import numpy\nfrom autograder.model import as_data\nfrom autograder.worker import channel\nsend = channel.send\n"
        "def forged(sock, message):\n"
        "    message = as_data(message)\n"
        "    for seen in message.get('observations', ()):\n"
        "        def raised(**more):\n"
        "            kept = seen['id']\n"
        "            seen.clear()\n"
        "            seen.update(id=kept, outcome='raised', error={'type': 'E', 'text': '', 'line': None, 'source': ''}, **more)\n"
        f"        {code}\n"
        "    send(sock, message)\n"
        "channel.send = forged\n"
    )
    assert {record.status for record in graded.report.exercises} <= {
        "accepted",
        "partly",
        "wrong",
        "killed",
        "not attempted",
        "timed out",
    }
    assert "grader" not in str(graded.report.reason)
    assert time.process_time() - start < 60


def test_patched_channel_and_observer_can_only_lose(room):
    graded = room.mount(
        "import sys\n"
        "from autograder.model import as_data\nfrom autograder.worker import channel\n"
        "send = channel.send\n"
        "def forged(sock, message):\n"
        "    message = as_data(message)\n"
        "    if 'observations' in message:\n"
        "        for seen in message['observations']: seen.update(outcome='returned', results=[], passed=True, points=25)\n"
        "    send(sock, message)\n"
        "channel.send = forged\n"
    )
    assert status(graded, "scaled_softmax") != "accepted"


# --- the hidden inputs -------------------------------------------------------------------------------------------------

WAYS_OUT = {
    "prints them later": "kept = []\ndef scaled_softmax(scores, d_k):\n    kept.append(scores.tolist()); print(kept)\n"
    "    import sys; sys.stderr.write(str(kept))\n    return scores\n",
    "raises them": "def scaled_softmax(scores, d_k):\n    raise ValueError(str(scores.tolist()))\n",
    "raises them by another name": "def scaled_softmax(scores, d_k):\n"
    "    raise type(''.join(c if c.isalnum() else '_' for c in str(scores.tolist()))[:70], (Exception,), {})()\n",
    "warns them": "import warnings\ndef scaled_softmax(scores, d_k):\n    warnings.warn(str(scores.tolist())); return scores\n",
    "names functions after them": "def scaled_softmax(scores, d_k):\n"
    "    globals()['f' + str(scores.tolist())] = lambda: 0\n    return scores\n",
    "displays them": "from IPython.display import display\ndef scaled_softmax(scores, d_k):\n"
    "    display(scores.tolist()); return scores\n",
    "leaves them in a file": "def scaled_softmax(scores, d_k):\n    open('kept', 'a').write(str(scores.tolist())); return scores\n",
    "hands them to the gradient": "import torch\nclass F(torch.autograd.Function):\n    @staticmethod\n"
    "    def forward(ctx, x): return x.clone()\n    @staticmethod\n    def backward(ctx, g): raise ValueError(str(g.tolist()))\n"
    "def scaled_softmax(scores, d_k): return F.apply(scores)\n",
}


@pytest.mark.parametrize("answer", WAYS_OUT.values(), ids=WAYS_OUT)
def test_hidden_inputs_reach_nothing_that_students_see(room, answer):
    graded = room.mount("", answer)
    seen = records.dump(graded.report) + json.dumps(graded.notebook) + feedback(graded.report)
    exercise = next(e for e in room.assignment.exercises if e.name == "scaled_softmax")
    shown, hidden = set(), set()
    counterexamples = {check.counterexample for check in exercise.checks}
    visible = {case for check in exercise.checks if check.visible for case in check.cases}
    for case_id, case in exercise.cases.items():
        numbers = shown if case_id in visible | counterexamples else hidden
        for part in [*case.args.values(), *(case.upstream or ())]:
            if isinstance(part, np.ndarray):
                numbers |= {repr(float(number)).lstrip("-")[:9] for number in part.ravel()}
    hidden = {number for number in hidden - shown if len(number) == 9}
    assert len(hidden) > 50
    assert not [number for number in hidden if number in seen or number.replace(".", "_") in seen]


# --- beside and around the notebook ------------------------------------------------------------------------------------


def test_modules_handed_in_beside_the_notebook_are_not_imported(room):
    evil = "import os; os._exit(0)"
    names = (
        "torch.py",
        "numpy.py",
        "selfcheck.py",
        "selfcheck/__init__.py",
        "sitecustomize.py",
        "autograder/__init__.py",
    )
    text = json.dumps(
        filled_in(
            room.assignment.release, {"project": ["pass", room.assignment.key["project"]], "scaled_softmax": [WRONG]}
        )
    )
    graded = room.hand_in(text, dict.fromkeys(names, evil))
    assert graded.report.score == room.plain.report.score


def test_a_module_written_by_an_earlier_cell_reaches_no_other_submission(room):
    room.mount("for name in ('torch', 'json', 'selfcheck'):\n    open(name + '.py', 'w').write('raise SystemExit')")


def test_the_key_the_rubric_and_other_submissions_cannot_be_read(room):
    graded = room.mount(
        "import glob, os\nimport autograder\nbase = os.path.dirname(autograder.__file__)\n"
        f"for place in ({str(room.course)!r}, {str(room.folder)!r}, {str(ROOT)!r}, base):\n"
        "    for pattern in ('source/*/*', 'solutions/*/*', 'submitted/*/*/*', 'rubrics/*/*.py', 'rubrics/*/*/*/*.py',\n"
        "                    '.autograder/*', 'autograder/rubrics/*/*.py', 'gradebook.db', 'grading/*.py', '../../*'):\n"
        "        for path in glob.glob(os.path.join(place, pattern)): print('found', path)\n"
        "        try: print(open(os.path.join(place, pattern.replace('*', 'self_attention'))).read())\n"
        "        except OSError as error: pass\n"
        f"for path in ({str(ROOT / 'source/self_attention/self_attention.ipynb')!r},\n"
        "             os.path.join(base, 'rubrics/self_attention/rubric.py')):\n"
        "    try: print('read', open(path).read()[:99])\n"
        "    except OSError as error: print('refused')\n"
    )
    printed = json.dumps(graded.notebook)
    assert "found" not in _outputs(graded) and "read" not in _outputs(graded).replace("refused", "")
    assert printed.count("refused") >= 2


def test_shell_commands_and_installs_become_a_notice(room):
    graded = room.mount("!echo ran > /tmp/ran\n%pip install x\nfiles = !ls\nprint(files)\n")
    assert _outputs(graded).count("are not run while grading") == 3


ELSEWHERE = {
    "an ordinary user": ("full", [*AS_ORDINARY, "--"]),
    "root in a container": ("partial", [CONTAINER]),
    "an ordinary user in a container": ("partial", [CONTAINER, "--user", str(ORDINARY)]),
}


@pytest.mark.skipif(os.getuid() != 0, reason="only root can become somebody else")
@pytest.mark.parametrize("who", ELSEWHERE)
def test_all_of_this_holds_for(who):
    level, start = ELSEWHERE[who]
    # pytest's own folders are private, so what that user needs lies elsewhere.
    place = Path(tempfile.mkdtemp(prefix="elsewhere-"))
    try:
        place.chmod(0o755)
        python = str(python_for_everybody(place / "venv"))
        own = place / "own"
        own.mkdir()
        if str(ORDINARY) in " ".join(start):
            os.chown(own, ORDINARY, ORDINARY)
        environment = {"PATH": os.environ["PATH"], "HOME": str(own), "PYTHONPATH": str(ROOT), "TMPDIR": str(own)}
        chosen = (
            f"{level} and (plain or exit or key or hidden_inputs or written_by or machinery or replies_gain or fills)"
        )
        test = [python, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-k", chosen, "-m", "slow", __file__]
        command = [*([python] if CONTAINER in start else []), *start, *test]
        ran = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    finally:
        shutil.rmtree(place)


def _outputs(graded):
    return "".join(
        output.get("text", "") if isinstance(output.get("text"), str) else "".join(output.get("text", []))
        for cell in graded.notebook["cells"]
        for output in cell.get("outputs", [])
    )
