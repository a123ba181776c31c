"""Running a notebook: what hangs or dies costs its own exercise, what is shown is what a notebook shows, and a child
that forges its answers is ended.

Time limits are short here, and no test measures time.
"""

# ruff: noqa: E501  (cells read best on one line)

import base64
import json
import os
import pickle
import re
import socket
import struct
import threading

import numpy as np
import pytest
from trials import SHORT, extra

from autograder import records
from autograder.grading.attempt import MOST_SOURCE
from autograder.grading.executed import executed
from autograder.grading.run import run
from autograder.model import Raised, as_data
from autograder.sandbox.errors import Hung
from autograder.worker import channel
from autograder.worker.client import Job, TimeLimits

GIVEN = "def project(x, W_query, W_key, W_value):\n    "
OTHERS = {"attention_scores", "scaled_softmax", "context_vector", "SelfAttention_v1", "SelfAttention_v2"}


def accepted(tried):
    return {name for name, one in tried.items() if one.status == "accepted"}


# --- what hangs or dies ----------------------------------------------------------------------------------------------

ENDS = {
    "loops": ("while True: pass", "timed out"),
    "loops for one size only": ("while len(x) == 7: pass\n    return x @ W_query, x @ W_key, x @ W_value", "timed out"),
    "ends the process": ("import os; os._exit(0)", "killed"),
    "exits": ("import sys; sys.exit()", "killed"),
    "exits for one size only": (
        "if len(x) == 7: raise SystemExit\n    return x @ W_query, x @ W_key, x @ W_value",
        "killed",
    ),
    "interrupts itself": ("raise KeyboardInterrupt", "killed"),
    "crashes": ("import ctypes; ctypes.string_at(0)", "killed"),
}


@pytest.mark.parametrize(("body", "status"), ENDS.values(), ids=ENDS)
def test_an_answer_that_hangs_or_ends_costs_that_exercise_alone(trials, body, status):
    tried = trials.whole({"project": GIVEN + body}, SHORT)
    assert (tried["project"].status, tried["project"].points) == (status, 0)
    assert {check.status for check in tried["project"].record.checks} == {status}
    assert accepted(tried) == OTHERS


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted({"project", *OTHERS}))
def test_any_exercise_may_hang(trials, name):
    key = trials.assignment.key[name]
    endless = re.sub(r"^( +)return", r"\1while True: pass\n\1return", key, flags=re.MULTILINE)
    tried = trials.whole({name: endless}, SHORT)
    assert tried[name].status == "timed out"
    assert accepted(tried) == {"project", *OTHERS} - {name}


@pytest.mark.slow
def test_every_function_may_hang_and_the_classes_are_still_graded(trials):
    loops = {
        name: f"def {name}(*given):\n    while True: pass"
        for name in OTHERS | {"project"}
        if not name.startswith("Self")
    }
    tried = trials.whole(loops, TimeLimits(cell=8, submission=40, exercise=0.7))
    assert {one.status for name, one in tried.items() if name in loops} == {"timed out"}
    assert accepted(tried) == {"SelfAttention_v1", "SelfAttention_v2"}


@pytest.mark.parametrize("code", ["while True: pass", "import os; os._exit(3)"])
def test_an_own_cell_that_hangs_or_ends_costs_nothing(trials, code):
    key = trials.assignment.key
    tried = trials.whole({"project": [code, key["project"]]}, SHORT)
    assert accepted(tried) == {"project", *OTHERS}
    kind = "timed out" if "while" in code else "killed"
    assert [error.type for error in tried["project"].ran.errors.values()] == [kind]


@pytest.mark.parametrize("code", ["while True: pass", "import os; os._exit(3)"])
def test_an_answer_cell_that_hangs_or_ends_costs_its_exercise(trials, code):
    tried = trials.whole({"project": trials.assignment.key["project"] + "\n" + code}, SHORT)
    assert tried["project"].status == ("timed out" if "while" in code else "killed")
    assert accepted(tried) == OTHERS


@pytest.mark.slow
def test_a_later_exercise_that_calls_one_that_hangs_hangs_itself(trials):
    tried = trials.whole(
        {
            "attention_scores": "def attention_scores(queries, keys):\n    while True: pass",
            "scaled_softmax": "def scaled_softmax(scores, d_k):\n    attention_scores(scores, scores)",
        },
        SHORT,
    )
    assert tried["scaled_softmax"].status == "timed out"
    assert accepted(tried) == {"project", *OTHERS} - {"attention_scores", "scaled_softmax"}


def test_when_the_time_of_a_submission_is_up_the_rest_is_not_run(trials):
    sleep = "import time; time.sleep(1000)"
    key = trials.assignment.key
    answers = {name: [sleep, key[name]] for name in ("project", "attention_scores", "scaled_softmax", "context_vector")}
    tried = trials.whole(answers, TimeLimits(cell=1.2, submission=3, exercise=1))
    assert {(one.status, one.points) for one in tried.values()} == {("not run", 0)}
    assert tried["project"].ran.errors


def test_what_was_answered_before_time_was_up_counts(trials):
    # The fifth exercise hangs on a hidden case for as long as the whole submission has.
    key = trials.assignment.key["SelfAttention_v1"]
    hangs = key.replace("        queries =", "        while len(x) == 7: pass\n        queries =", 1)
    tried = trials.whole({"SelfAttention_v1": hangs}, TimeLimits(cell=4, submission=4, exercise=100))
    assert accepted(tried) >= {"project", "attention_scores", "scaled_softmax", "context_vector"}
    assert tried["SelfAttention_v1"].points == 0
    assert tried["SelfAttention_v2"].status == "not run"


def test_all_cases_of_an_exercise_share_its_time(trials):
    slow = GIVEN + "import time; time.sleep(0.05); return x @ W_query, x @ W_key, x @ W_value"
    assert trials.one("project", slow, limits=TimeLimits(cell=60, submission=60, exercise=60)).status == "accepted"
    assert trials.one("project", slow, limits=TimeLimits(cell=60, submission=60, exercise=0.9)).status == "timed out"


@pytest.mark.parametrize("name", ["project", "SelfAttention_v2"])
def test_what_had_no_answer_in_time_is_asked_once_more(trials, monkeypatch, name):
    real, late = Job.receive_observations, [name]

    def answers(job, asked, cases, seconds, where):
        if asked in late:  # as when the machine is busy with something else
            late.remove(asked)
            job.end()
            raise Hung(where)
        return real(job, asked, cases, seconds, where)

    monkeypatch.setattr(Job, "receive_observations", answers)
    assert accepted(trials.whole({})) == {"project", *OTHERS}
    assert late == []


def test_slow_exercises_of_the_key_give_students_more_time(trials, worker, assignment):
    took = assignment.scheme(worker).took["project"]
    assert assignment.scheme(limits=TimeLimits(exercise=0.001)).seconds["project"] == pytest.approx(20 * took)
    assert assignment.scheme(limits=TimeLimits(exercise=99)).seconds["project"] == 99


def test_a_cell_with_a_picture_typed_into_it_is_left_out_and_told(trials):
    tried = trials.one("project", f"picture = '{'x' * MOST_SOURCE}'", trials.assignment.key["project"])
    assert tried.status == "accepted"
    (error,) = tried.ran.errors.values()
    assert error.type == "too long"


def test_locked_data_is_not_run_twice_for_a_figure(trials):
    ran = trials.run(trials.assignment.with_answers({}), [])
    figures = [i for i, c in enumerate(trials.assignment.release["cells"]) if "figure" in c["metadata"].get("tags", ())]
    assert figures and not set(figures) & set(ran.outputs)


def test_global_switches_are_turned_back_after_each_check_cell(trials):
    turn = "torch.set_grad_enabled(False); torch.set_default_dtype(torch.float64)\n"
    turn += "torch.set_default_device('meta'); torch.set_num_threads(3)"
    look = (
        "print(torch.is_grad_enabled(), torch.get_default_dtype(), torch.get_default_device(), torch.get_num_threads())"
    )
    tried = trials.one("project", turn, trials.assignment.key["project"], below=[look])
    assert shown(tried.ran) == "True torch.float32 cpu 1\n"


# --- what a notebook shows -------------------------------------------------------------------------------------------


def shown(ran):
    return "".join(output.get("text", "") for outputs in ran.outputs.values() for output in outputs)


@pytest.fixture
def outputs(trials):
    def of(*cells):
        """(what the last cell shows, all that was run)"""
        ran = trials.run({"cells": [extra(cell) for cell in cells]}, [])
        return ran.outputs[len(cells) - 1], ran

    return of


def clean(ran, notebook):
    return executed(notebook, ran, [], {"cells": []})


def test_the_last_expression_is_the_result_and_a_semicolon_hides_it(outputs):
    (result,), _ = outputs("x = 2\nx + 1")
    assert (result["output_type"], result["data"]["text/plain"]) == ("execute_result", "3")
    assert outputs("x = 2\nx + 1;")[0] == []
    assert outputs("x = None\nx")[0] == []


def test_what_is_written_keeps_its_order_and_its_stream(outputs):
    made, _ = outputs("import sys\nprint('a')\nsys.stderr.write('b\\n')\nprint('c', end='')\nprint('d')\n5")
    assert [(o.get("name"), o.get("text")) for o in made[:3]] == [
        ("stdout", "a\n"),
        ("stderr", "b\n"),
        ("stdout", "cd\n"),
    ]
    assert made[3]["output_type"] == "execute_result"


def test_magics_work_and_shell_commands_and_installs_are_a_notice(outputs):
    _, ran = outputs(
        "%timeit -n 1 -r 1 None\n%matplotlib inline\n!echo ran > file\n%pip install torch\n!{'ls'}\nfound = !ls\n"
        "print(found)\nimport os\nprint(os.path.exists('file'))"
    )
    text = shown(ran)
    assert text.count("(Shell commands and installs are not run while grading.)") == 4
    assert text.endswith("[]\nFalse\n")
    assert not ran.errors


@pytest.mark.parametrize(
    "magic", ["%%bash\nls", "%%sh\nls", "%%writefile f.py\nx = 1", "%%script python\n1", "%conda install x", "%cd /"]
)
def test_magics_that_leave_the_process_are_a_notice(outputs, magic):
    assert "not run while grading" in shown(outputs(magic)[1])


def test_cell_magics_run_the_cell(outputs):
    (made,), _ = outputs("%%time\nx = 3", "%%capture held\nprint('kept')", "print(x, held.stdout)")
    assert made["text"] == "3 kept\n\n"


def test_an_unknown_magic_is_an_error_or_a_message_of_that_cell(outputs):
    _, ran = outputs("%no_such_magic", "print('next')")
    assert shown(ran).endswith("next\n")


def test_await_works_at_the_top_of_a_cell(outputs):
    (made,), ran = outputs("import asyncio\nawait asyncio.sleep(0)\nasync def three(): return 3\nawait three()")
    assert made["data"]["text/plain"] == "3"
    assert not ran.errors


def test_rich_results_are_kept_as_text_and_png_and_the_rest_becomes_a_note(trials):
    png, bomb = (
        base64.b64encode(b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", side, side) + bytes(200)).decode()
        for side in (20, 30_000)
    )
    cells = [
        f"from IPython.display import Image, HTML, SVG, Javascript, display\nimport base64\nImage(base64.b64decode({png!r}))",
        "display(HTML('<b onclick=alert(1)>bold</b>'))",
        "class Both:\n    def __repr__(self): return 'plain'\n    def _repr_html_(self): return '<script>1</script>'\nBoth()",
        "class Bytes:\n    def _repr_png_(self): return base64.b64decode(" + repr(png) + ")\nBytes()",
        "display(Javascript('alert(1)')); display(SVG('<svg/>'))",
        "display({'application/json': {'a': 1}, 'text/plain': 'json'}, raw=True)",
        f"display({{'image/png': {bomb!r}, 'text/plain': 'bomb'}}, raw=True)",
    ]
    notebook = {"cells": [extra(cell) for cell in cells]}
    done = executed(notebook, trials.run(notebook, []), [], {"cells": []})
    data = [output["data"] for cell in done["cells"] for output in cell["outputs"]]
    assert data[0]["image/png"] == png == data[3]["image/png"]
    assert data[2]["text/plain"] == "plain\n(Live content was left out of the graded notebook: text/html.)"
    assert "application/json" in data[6]["text/plain"]
    assert data[7] == {"text/plain": "bomb"}  # drawn, it would take gigabytes
    assert {key for one in data for key in one} == {"text/plain", "image/png"}
    assert "<script" not in json.dumps(done["cells"][2]["outputs"])


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("a<b, a <b, 1<2, $x_1<y$", "a< b, a < b, 1<2, $x_1< y$"),
        ("<script>x</script><!-- c -->", "< script>x< /script>< !-- c -->"),
        (
            "[see](javascript:x) ![p](http://h/p.png)",
            "[see] (javascript:x)\n\n(Picture 1 was left out: it did not come with the notebook: http: //h/p.png.)",
        ),
        ("[see][1]\n\n[1]: javascript:x", "[see] [1]\n\n[1] : javascript:x"),
        (r"$\href{javascript:x}{y}$", r"$\ href{javascript:x}{y}$"),
        ("Scores [1, 2] grow (by 2).", "Scores [1, 2] grow (by 2)."),
    ],
)
def test_text_of_students_stays_text(written, shown):
    cell = {"cell_type": "markdown", "id": "own", "metadata": {}, "source": written}
    prose = {**cell, "id": "prose", "source": "[ours](https://example.org)"}
    done = executed({"cells": [cell, prose]}, None, [], {"cells": [prose]})
    assert done["cells"] == [{"cell_type": "markdown", "id": "own", "metadata": {}, "source": shown}, prose]


def test_a_formatter_that_raises_leaves_the_next_cell_alone(outputs):
    source = "class Broken:\n    def __repr__(self): raise ValueError('no words')\nBroken()"
    made, ran = outputs(source, "print('next')")
    assert made == [{"output_type": "stream", "name": "stdout", "text": "next\n"}]
    assert ran.errors[0].type == "ValueError"
    html = (
        "class Broken:\n    def _repr_html_(self): raise ValueError\n    def __repr__(self): return 'plain'\nBroken()"
    )
    made, _ = outputs(html)
    assert any(output.get("data", {}).get("text/plain") == "plain" for output in made)


def test_an_error_is_told_with_its_kind_words_and_line(outputs):
    made, ran = outputs("x = 1\n\ndef f():\n    return x / 0\n\nf()")
    assert ran.errors[0] == Raised("ZeroDivisionError", "division by zero", 4, "return x / 0")
    assert made[-1]["ename"] == "ZeroDivisionError"
    _, ran = outputs("x = (1,\ny = 2")
    assert (ran.errors[0].type, ran.errors[0].line) == ("SyntaxError", 1)


def test_output_past_one_mebibyte_is_cut_for_the_whole_notebook(trials):
    notebook = {"cells": [extra("for i in range(2000): print('x' * 1000)"), extra("print('more')"), extra("1 + 1")]}
    ran = trials.run(notebook, [])
    text = shown(ran)
    assert 1 << 20 <= len(text) < (1 << 20) + 200
    assert text.endswith("the limit is 1 MiB\n")
    assert ran.outputs[1] == [] and ran.outputs[2] == []
    assert not ran.errors


def test_outputs_past_a_thousand_in_a_cell_are_cut_and_the_next_cell_is_whole(outputs):
    loops = [
        "from IPython.display import display\nfor i in range(3000): display(i)",
        "import sys\nfor i in range(3000): print(i); sys.stderr.write('x')",
        "class Broken:\n    def __repr__(self): return 1 / 0\nfor i in range(3000): display(Broken())",
    ]
    _, ran = outputs(*loops, "print('next')")
    assert ran.outputs[3] == [{"output_type": "stream", "name": "stdout", "text": "next\n"}]
    assert all(900 < len(ran.outputs[i]) <= 1001 for i in range(3))
    assert all("the limit is 1000 outputs" in ran.outputs[i][-1]["text"] for i in range(2))
    assert set(ran.errors) == {2}


def test_a_picture_that_does_not_fit_any_more_is_none_rather_than_half(outputs):
    source = "class Large:\n    def _repr_png_(self): return 'iVBORw0KGgo' + 'A' * (1 << 20)\n    def __repr__(self): return 'large'\nLarge()"
    made, _ = outputs(source)
    assert made[0]["data"]["text/plain"] == "large"
    assert made[0]["data"].get("image/png") in (None, "")


def test_words_written_to_a_kept_stream_while_a_case_is_answered_cost_nothing(trials):
    above = "import sys, logging\nfrom functools import partial\nsay = partial(print, file=sys.stdout, flush=True)\nsay('hello')\n"
    above += "logging.basicConfig(stream=sys.stderr, force=True)"
    answer = GIVEN + "say('x', x); logging.warning('x'); print(end=''); return x @ W_query, x @ W_key, x @ W_value"
    tried = trials.one("project", above, answer, below=["print('below')"])
    assert tried.status == "accepted"
    assert "below" in shown(tried.ran)


def test_streams_are_whole_text_streams(outputs):
    made, ran = outputs(
        "import sys, contextlib, io\nsys.stdout.writelines(['a', 'b\\n']); sys.stdout.flush()\n"
        "print(sys.stdout.isatty(), sys.stdout.closed, sys.stdout.encoding, sys.stdout.writable())\n"
        "with contextlib.redirect_stdout(io.StringIO()) as held: print('held')\nheld.getvalue()"
    )
    assert shown(ran) == "ab\nFalse False utf-8 True\n"
    assert made[-1]["data"]["text/plain"] == "'held\\n'"


def test_what_an_answer_prints_while_cases_are_asked_is_not_shown(trials):
    answer = GIVEN + "print('secret', x); display(x); return x @ W_query, x @ W_key, x @ W_value"
    tried = trials.one("project", "from IPython.display import display", answer, below=["print('done')"])
    assert tried.status == "accepted"
    assert "secret" not in json.dumps(tried.ran.outputs)


def test_every_cell_starts_from_the_same_random_numbers_whoever_was_graded_before(trials, outputs):
    source = "import random, numpy\nprint(random.random(), numpy.random.rand(), torch.rand(1), hash('x'))"
    assert shown(outputs("import torch\n" + source)[1]) == shown(outputs("import torch\n" + source)[1])


def test_nothing_of_one_submission_is_left_for_the_next(outputs):
    outputs("left = 1\nimport torch, sys\ntorch.left = 1\nsys.modules['left'] = sys\nopen('left', 'w').write('x')")
    _, ran = outputs(
        "import os, sys, torch\nprint('left' in globals(), hasattr(torch, 'left'), 'left' in sys.modules, os.path.exists('left'))"
    )
    assert shown(ran) == "False False False False\n"


def test_nothing_is_left_for_the_next_attempt_at_the_same_submission(trials):
    # The first attempt dies after it has seen hidden inputs; what it wrote must be gone when cells run again.
    above = """
import os, glob
def places():
    return [".", os.path.expanduser("~"), "/tmp", "/dev/shm", "/var/tmp", "/run", os.environ.get("TMPDIR", ".")]
for place in places():
    for path in glob.glob(place + "/kept*"): print("found", open(path).read())
def keep(x):
    for place in places():
        try: open(place + "/kept", "a").write(str(x))
        except OSError: pass
"""
    answer = GIVEN + "keep(x)\n    if len(x) == 7: os._exit(0)\n    return x @ W_query, x @ W_key, x @ W_value"
    tried = trials.whole({"project": [above, answer]}, SHORT)
    assert tried["project"].status == "killed"
    assert "found" not in shown(tried["project"].ran)


# --- a child that forges its answers ---------------------------------------------------------------------------------


class Forger:
    """Stands where a worker would: answers honestly up to an exercise, then sends what it is given."""

    def __init__(self, honest, name, forged):
        self.honest, self.name, self.forged, self.jobs, self.cell = honest, name, forged, 0, None
        self.ends = False

    def start(self, message):
        ours, theirs = socket.socketpair()
        self.jobs += 1
        threading.Thread(target=self._play, args=(theirs, message), daemon=True).start()
        return Job(self, ours, self.jobs)

    def end(self, number):
        return 0

    def _play(self, sock, message):
        message = as_data(message)  # as it arrives
        with sock:
            try:
                for index, cell in enumerate(message["cells"]):
                    name = cell.get("check")
                    if name is None and not cell["skip"]:
                        channel.send(sock, {"cell": index, "outputs": [self.cell] * bool(self.cell), "error": None})
                    elif name in message["cases"]:
                        self._answer(sock, name, message["cases"][name])
                if self.ends:
                    return
                channel.send(sock, {"done": True})
                while True:
                    ask = channel.receive(sock, 20)
                    self._answer(sock, ask["ask"], ask["cases"])
            except (channel.ChannelError, OSError):
                pass

    def _answer(self, sock, name, cases):
        observations = [as_data(self.honest[name][case["id"]]) for case in cases]
        message = {"answers": name, "observations": observations, "metadata": {"reads": [], "defined": []}}
        if name == self.name:
            self.forged(sock, message)
        else:
            channel.send(sock, message)


def raw(data):
    return lambda sock, message: sock.sendall(data(message) if callable(data) else data)


def changed(**more):
    return lambda sock, message: channel.send(sock, {**message, **more})


def with_observation(change):
    def forged(sock, message):
        first = dict(message["observations"][0])
        change(first)
        channel.send(sock, {**message, "observations": [first, *message["observations"][1:]]})

    return forged


def header(text, body=b""):
    text = text if isinstance(text, bytes) else json.dumps(text).encode()
    return struct.pack(">II", len(text), len(body)) + text + body


def die(sock, message):
    raise OSError


def nan_json(sock, message):
    text = json.dumps({**message, "observations": [float("nan")]}).encode()
    sock.sendall(struct.pack(">II", len(text), 0) + text)


class Mark:
    def __reduce__(self):
        return os.mkdir, ("/tmp/unpickled-by-the-grader",)


FORGED = {
    "another exercise's name": changed(answers="attention_scores"),
    "no name": changed(answers=None),
    "too few": changed(observations=[]),
    "too many": lambda sock, m: channel.send(sock, {**m, "observations": m["observations"] * 2}),
    "ids swapped": lambda sock, m: channel.send(sock, {**m, "observations": m["observations"][::-1]}),
    "the end": lambda sock, m: channel.send(sock, {"done": True}),
    "a verdict": lambda sock, m: channel.send(sock, {"status": "accepted", "points": 25}),
    "NaN in the JSON": nan_json,
    "a list": raw(header([1, 2])),
    "a number": raw(header(5)),
    "an empty frame": raw(struct.pack(">II", 0, 0)),
    "text": raw(b"HTTP/1.1 200 OK\r\n\r\nvery much accepted"),
    "a pickle": raw(pickle.dumps(Mark()) * 10),
    "a pickle in a frame": raw(header(pickle.dumps(Mark()))),
    "a huge length": raw(struct.pack(">II", 0xFFFFFFFF, 0xFFFFFFFF)),
    "a frame cut short": lambda sock, m: (sock.sendall(channel.pack(m)[:-5]), die(sock, m)),
    "deep JSON": raw(header(b"[" * 200_000)),
    "deep balanced JSON": raw(header(b"[" * 50_000 + b"]" * 50_000)),
    "a billion elements": raw(header({"$array": ["<f4", [10**9]]})),
    "a negative shape": raw(header({"$array": ["<f4", [-1]]}, bytes(4))),
    "an array of objects": raw(header({"$array": ["|O", [1]]}, bytes(8))),
    "bytes left over": lambda sock, m: sock.sendall(_with_more(channel.pack(m))),
    "nothing, and closed": die,
    "an unknown outcome": with_observation(lambda seen: seen.update(outcome="passed")),
    "a grader's outcome": with_observation(lambda seen: seen.update(outcome="killed")),
    "no results": with_observation(lambda seen: seen.pop("results")),
    "results that are texts": with_observation(lambda seen: seen.update(results=["1", "2", "3"])),
    "too many results": with_observation(lambda seen: seen.update(results=[np.zeros(1)] * 999, types=["tensor"] * 999)),
    "names that are numbers": changed(metadata={"reads": [1], "defined": []}),
}


def _with_more(frame):
    head, body = struct.unpack(">II", frame[:8])
    return struct.pack(">II", head, body + 3) + frame[8:] + b"end"


@pytest.mark.parametrize("forged", FORGED.values(), ids=FORGED)
def test_a_forged_answer_ends_as_killed_for_what_was_asked_and_nothing_else(trials, assignment, worker, forged):
    honest = assignment.expected(worker)
    forger = Forger(honest, "project", forged)
    ran = run(
        forger, assignment.with_answers({}), assignment.exercises, TimeLimits(cell=20, submission=60, exercise=20)
    )
    tried = {name: trials.judged(name, ran) for name in honest}
    assert (tried["project"].status, tried["project"].points) == ("killed", 0)
    assert accepted(tried) == OTHERS
    assert not os.path.exists("/tmp/unpickled-by-the-grader")


def test_a_child_that_never_comes_to_the_questions_is_not_run_for_ever(assignment, worker):
    forger = Forger(assignment.expected(worker), "nothing", None)
    forger.ends = True
    ran = run(
        forger, assignment.with_answers({}), assignment.exercises, TimeLimits(cell=20, submission=60, exercise=20)
    )
    assert forger.jobs == 1
    assert {seen.outcome for one in ran.observations.values() for seen in one.values()} == {"killed"}


def test_metadata_are_those_from_before_any_hidden_input_was_seen(assignment, worker):
    def later(sock, message):
        hidden = message["observations"][0]["id"] == "7x4x5"
        channel.send(sock, {**message, "metadata": {"reads": [], "defined": ["projekt" if hidden else "mine"]}})

    forger = Forger(assignment.expected(worker), "project", later)
    ran = run(
        forger, assignment.with_answers({}), assignment.exercises, TimeLimits(cell=20, submission=60, exercise=20)
    )
    assert "7x4x5" in ran.observations["project"]
    assert ran.metadata["project"].defined == ["mine"]


def test_forged_outputs_fill_no_memory(assignment, worker):
    honest, much = assignment.expected(worker), "x" * (3 << 20)
    forger = Forger(honest, "nothing", None)
    forger.cell = {"output_type": "stream", "name": "stdout", "text": much, "more": [much]}
    ran = run(
        forger, assignment.with_answers({}), assignment.exercises, TimeLimits(cell=20, submission=60, exercise=20)
    )
    kept = [output for outputs in ran.outputs.values() for output in outputs]
    assert sum(len(output["text"]) for output in kept) == 3 << 20
    assert set(kept[0]) == {"output_type", "name", "text"}


ODD = {
    "other dtypes": lambda seen: seen.update(results=[a.astype(np.float64) for a in seen["results"]]),
    "whole numbers": lambda seen: seen.update(results=[a.astype(np.int32) for a in seen["results"]]),
    "NaN": lambda seen: seen.update(results=[a * np.nan for a in seen["results"]]),
    "infinite": lambda seen: seen.update(results=[a * np.inf for a in seen["results"]]),
    "empty": lambda seen: seen.update(results=[a[:0] for a in seen["results"]]),
    "another shape": lambda seen: seen.update(results=[a[None] for a in seen["results"]]),
    "unreadable": lambda seen: seen.update(results=[None] * 3),
    "not tensors": lambda seen: seen.update(types=["int"] * 3),
}


@pytest.mark.parametrize("change", ODD.values(), ids=ODD)
def test_an_answer_in_form_with_odd_arrays_is_wrong(trials, assignment, worker, change):
    honest = assignment.expected(worker)
    forger = Forger(honest, "project", with_observation(change))
    ran = run(
        forger, assignment.with_answers({}), assignment.exercises, TimeLimits(cell=20, submission=60, exercise=20)
    )
    record = trials.judged("project", ran).record
    assert record.points < record.max_points
    records.dump({"exercises": [record]})


def test_a_child_that_says_nothing_is_a_time_out(assignment, worker):
    silent = Forger(assignment.expected(worker), "project", lambda sock, message: sock.recv(1))
    ran = run(
        silent, assignment.with_answers({}), assignment.exercises, TimeLimits(cell=20, submission=60, exercise=0.3)
    )
    assert {seen.outcome for seen in ran.observations["project"].values()} == {"timed out"}
    assert {seen.outcome for seen in ran.observations["SelfAttention_v2"].values()} == {"returned"}
