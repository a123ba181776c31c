"""Grading on a GPU: what holds everywhere, and, where there is one, that it gives the same verdicts as the CPU."""

import json

import pytest
from trials import grade

from autograder.worker import devices
from autograder.worker.client import Worker


@pytest.fixture(scope="module")
def gpu():
    here = devices.available()
    if len(here) == 1:
        pytest.skip("torch sees no NVIDIA GPU on this machine")
    return here[1].split(" ")[0]


@pytest.mark.parametrize("name", ["gpu", "cuda:", "cuda:x", "CPU", "", "cuda:-1"])
def test_what_is_no_device_is_told_so(name):
    with pytest.raises(devices.NoSuchDevice, match="it is cpu, cuda or cuda:N"):
        devices.check(name)


def test_a_device_that_is_not_here_ends_in_a_sentence_that_says_what_is():
    with pytest.raises(devices.NoSuchDevice, match=r"--device cuda:99: torch does not see it here. It sees: cpu"):
        devices.check("cuda:99")


def test_the_cpu_is_always_there_and_its_tolerances_are_the_usual_ones():
    assert devices.check("cpu") == "cpu" and devices.slack("cpu") == 1
    assert devices.slack("cuda:1") > 1


@pytest.mark.gpu
@pytest.mark.slow
def test_a_gpu_gives_every_answer_the_verdict_that_the_cpu_gives(gpu, assignment, tmp_path):
    wrong = {"scaled_softmax": ["def scaled_softmax(scores, d_k):\n    return torch.softmax(scores, dim=-1)"]}
    folders = []
    for number, answers in enumerate(({}, wrong)):
        folder = tmp_path / str(number) / assignment.name
        folder.mkdir(parents=True)
        (folder / f"{assignment.name}.ipynb").write_text(json.dumps(assignment.with_answers(answers)), "utf-8")
        folders.append(folder)
    reports = {}
    for device in ("cpu", gpu):
        with Worker(devices.sandbox(device)) as worker:
            reports[device] = [grade(assignment, worker, "amy", folder, device=device).report for folder in folders]
    for here, there in zip(reports["cpu"], reports[gpu]):
        assert there["device"] == gpu
        assert [(e["name"], e["points"], e["status"]) for e in here["exercises"]] == [
            (e["name"], e["points"], e["status"]) for e in there["exercises"]
        ]
