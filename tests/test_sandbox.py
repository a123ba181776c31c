"""What the sandbox lets through, what is left of it afterwards, and what is said where there can be none."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest
from sandboxes import HERE, Server, identity, tasks_named

from autograder.sandbox import breakout, host, mounts
from autograder.sandbox.errors import SandboxUnavailable, WorkerError
from autograder.sandbox.limits import ResourceLimits
from autograder.sandbox.sandbox import Sandbox
from autograder.sandbox.scratch import remove_tree
from autograder.worker.client import Worker

# --- ordinary code runs in the sandbox ------------------------------------------------------------------------------


def test_ordinary_code_runs(server):
    ended = server.run("""
import asyncio, concurrent.futures, os, pathlib, signal, tempfile, threading, time, uuid, random
async def nap():
    await asyncio.sleep(0.01)
    return "asyncio"
print(asyncio.run(nap()))
with concurrent.futures.ThreadPoolExecutor(4) as pool:
    print(sum(pool.map(len, ["thr", "eads"])))
with tempfile.TemporaryDirectory() as folder:
    file = pathlib.Path(folder, "file")
    file.write_text("tempfile")
    os.chmod(file, 0o600); os.utime(file); file.rename(file.with_suffix(".txt"))
    print(file.with_suffix(".txt").read_text())
signal.signal(signal.SIGALRM, lambda *_: print("alarm"))
signal.setitimer(signal.ITIMER_REAL, 0.01); time.sleep(0.05)
signal.signal(signal.SIGUSR1, lambda *_: print("own signal"))
os.kill(os.getpid(), signal.SIGUSR1)
print(len(uuid.uuid4().hex), len(os.urandom(4)), len(open("/dev/zero", "rb").read(3)), pathlib.Path.home())
import sqlite3, ctypes, json, decimal, zoneinfo, multiprocessing
print(sqlite3.connect("x.db").execute("select 'sqlite'").fetchone()[0])
""")
    home = ended.printed.split()[-2]
    assert ended.printed.split("\n") == [
        "asyncio", "7", "tempfile", "alarm", "own signal", f"32 4 3 {home}", "sqlite", "",
    ]  # fmt: skip


def test_a_job_has_no_user_and_no_rights(server):
    ended = server.run("""
import os
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
print(*(status[name].strip() for name in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs", "Seccomp")))
print(os.getuid() > 0, os.geteuid() > 0, os.getgid() > 0)
print(open("/proc/self/oom_score_adj").read())
""")
    capabilities = ended.printed.split()[:5]
    if (server.identity, server.level) == ("user", "partial"):
        del capabilities[3]  # an ordinary user may not shrink the bounding set; it gives nothing to who has nothing
    assert not any(int(value, 16) for value in capabilities)
    assert ended.printed.split()[5:] == ["1", "2", "True", "True", "True", "1000"]


def test_each_job_starts_with_empty_scratch_and_nothing_open_but_its_channel(server):
    code = """
import os
print(os.listdir("."), sorted(int(f) for f in os.listdir("/proc/self/fd"))[:-1], CHANNEL)
print(os.path.samefile(".", os.environ["HOME"]), os.path.samefile(".", os.environ["TMPDIR"]))
open("left", "w").write("by the job before"); os.mkdir("folder")
"""
    for _ in range(2):
        assert server.run(code).printed == "[] [0, 1, 2, 3] 3\nTrue True\n"


def test_an_endless_job_is_ended_and_the_next_one_runs(server):
    ended = server.run("while True: pass", seconds=0.5)
    assert (ended.killed, ended.status) == (True, -signal.SIGKILL)
    assert server.run("print('next')").printed == "next\n"


def test_cpu_time_and_memory_are_limited(server):
    own = Server(
        Sandbox(level=server.level, limits=ResourceLimits(cpu_seconds=1, memory_bytes=1 << 30)), server.identity
    )
    ended = own.run("import signal\nsignal.signal(signal.SIGXCPU, signal.SIG_IGN)\nwhile True: pass", seconds=30)
    assert (ended.killed, ended.status) == (False, -signal.SIGKILL)
    assert "MemoryError" in own.run("bytearray(2 << 30)").printed
    own.close()


# --- what is left afterwards ----------------------------------------------------------------------------------------


def test_closing_leaves_no_process_no_folder_no_mount(server):
    mounts = Path("/proc/self/mounts").read_text()
    own = Server(Sandbox(level=server.level), server.identity)
    own.run("open('file', 'w').write('x' * 1000)")
    own.run("while True: pass", seconds=0.2)
    folder = own.run("import os; print(os.getcwd())").printed.strip()
    said = own.close()
    assert own.process.returncode == 0, said
    assert not own.alive()
    assert not Path(folder).exists() or folder == mounts.SCRATCH
    assert Path("/proc/self/mounts").read_text() == mounts


@pytest.mark.parametrize("victim", ["supervisor", "grader"])
def test_when_the_supervisor_or_the_grader_is_killed_everything_ends(server, victim):
    program = f"""
import sys, time
sys.path.insert(0, {str(HERE)!r})
from sandboxes import Server, Sandbox
server = Server(Sandbox(level={server.level!r}), {server.identity!r})
import json, socket
ours, theirs = socket.socketpair()
request = {{"code": "import time; time.sleep(600)", "seconds": 600}}
socket.send_fds(server.control, [json.dumps(request).encode()], [theirs.fileno()])
time.sleep(0.5)
print(server.process.pid, server.tag, flush=True)
time.sleep(600)
"""
    grader = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    supervisor, tag = grader.stdout.readline().split()
    assert len(tasks_named(tag)) >= 3  # supervisor, server, job
    os.kill(int(supervisor) if victim == "supervisor" else grader.pid, signal.SIGKILL)
    _eventually(lambda: not tasks_named(tag))
    grader.kill()
    grader.wait()
    left = list(Path(tempfile.gettempdir()).glob(f"autograder-scratch-{supervisor}-*"))
    assert not left or victim == "supervisor"
    for folder in left:
        remove_tree(str(folder))


def test_whatever_was_left_in_scratch_is_removed_and_links_are_not_followed(server, secret):
    ended = server.run(f"""
import os
os.symlink({str(secret)!r}, "link"); os.symlink({str(secret.parent)!r}, "folder-link")
os.mkdir("closed", 0); os.mkdir("deep"); os.chdir("deep")
for _ in range(300):
    os.mkdir("d"); os.chdir("d")
    open("file", "w").close()
print(os.environ["HOME"])
""")
    assert ended.status == 0
    scratch = ended.printed.strip()
    assert scratch == mounts.SCRATCH or not os.path.exists(scratch)
    assert secret.read_text() == "the grades"


def test_what_a_killed_supervisor_left_is_removed_by_a_later_start_and_nothing_else(server, tmp_path):
    if server.level == "full":
        pytest.skip("there is nothing on disk")
    user, group = identity(server)
    places = {}
    for name, pid, age in (("stale", 2**22 + 1, 7200), ("in use", os.getpid(), 7200), ("young", 2**22 + 1, 60)):
        places[name] = Path(tempfile.mkdtemp(prefix=f"autograder-scratch-{pid}-"))
        (places[name] / "job-1").mkdir()
        (places[name] / "job-1/link").symlink_to(tmp_path)
        for path in (places[name], places[name] / "job-1"):
            os.chown(path, user, group)
        os.utime(places[name], (time.time() - age,) * 2)
    (tmp_path / "file").write_text("mine")
    Server(Sandbox(level=server.level), server.identity).close()
    assert {name for name, path in places.items() if path.exists()} == {"in use", "young"}
    assert (tmp_path / "file").read_text() == "mine"
    for name in ("in use", "young"):
        remove_tree(str(places[name]))


def test_a_tree_deeper_than_recursion_goes(tmp_path):
    top = tmp_path / "top"
    top.mkdir()
    here = os.getcwd()
    try:
        for branch in ("a", "b"):
            os.chdir(top)
            for _ in range(1100):
                os.mkdir(branch)
                os.chdir(branch)
                Path(".1").mkdir()
    finally:
        os.chdir(here)
    remove_tree(str(top))
    assert not top.exists()


# --- what is visible ------------------------------------------------------------------------------------------------


def test_a_folder_with_something_hidden_is_shown_without_it(tmp_path):
    for name in ("lib/torch/t.py", "lib/autograder/worker/w.py", "lib/autograder/rubrics/key.py", "lib/single.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    lib, package = tmp_path / "lib", tmp_path / "lib/autograder"
    shown = mounts.without([str(lib), str(package / "worker"), str(tmp_path / "absent")], [str(package)])
    assert shown == [str(package / "worker"), str(lib / "single.py"), str(lib / "torch")]
    assert mounts.without([str(lib)], [str(tmp_path)]) == [str(lib)]  # asked for by name


def test_the_rubrics_and_the_course_are_hidden_even_inside_a_folder_that_is_shown(server, outside):
    course = outside / "course"
    (course / "source").mkdir(parents=True)
    (course / "source/key.py").write_text("answer")
    (outside / "library.py").write_text("shown")
    own = Server(Sandbox(level=server.level, show=[str(outside)], hide=[str(course)]), server.identity)
    code = f"""
import autograder.sandbox, os
for path in ({str(outside / "library.py")!r}, {str(course / "source/key.py")!r},
             os.path.join(os.path.dirname(autograder.__file__), "rubrics", "self_attention", "rubric.py"),
             os.path.join(os.path.dirname(autograder.__file__), "sandbox", "sandbox.py")):
    try:
        print(len(open(path).read()) > 0)
    except OSError as error:
        print(error.strerror)
"""
    refused = "No such file or directory" if server.level == "full" else "Permission denied"
    assert own.run(code).printed.splitlines() == ["True", refused, refused, "True"]
    own.close()


# --- the isolation level is found out, and a host without a sandbox says why -----------------------------------------


def test_the_attempt_to_break_out_finds_the_level(server):
    found = breakout.attempt(lambda cell: server.run(cell).printed, server.level)
    assert (found.level, found.got_through, found.missing) == (server.level, [], [])
    assert str(found).startswith(f"Isolation: {server.level} - ")


def test_without_a_sandbox_the_attempt_gets_through(server):
    own = Server(Sandbox(level="none"), server.identity)
    found = breakout.attempt(lambda cell: own.run(cell).printed, "full")
    own.close()
    assert found.level == "none"
    assert {"A file outside was read.", "A connection was made.", "A process was started."} <= set(found.got_through)


def test_an_attempt_that_says_nothing_counts_as_no_isolation():
    assert breakout.attempt(lambda cell: None, "full").level == "none"
    assert breakout.attempt(lambda cell: "{}", "full").level == "none"


def test_where_namespaces_are_refused_the_level_is_partial_and_the_reason_is_told(server):
    if server.level != "full":
        pytest.skip("asked once per identity")
    own = Server(Sandbox(), server.identity, before="no_namespaces")
    assert own.hello["level"] == "partial"
    assert "No namespaces here" in own.hello["missing"][0]
    found = breakout.attempt(lambda cell: own.run(cell).printed, own.hello["level"], own.hello["missing"])
    assert found.level == "partial"
    assert own.run("print('graded')").printed == "graded\n"
    own.close()


@pytest.mark.skipif(os.getuid() != 0, reason="only root becomes somebody else")
def test_root_is_told_what_an_unprivileged_user_could_not_read(tmp_path):
    private = tmp_path / "python"
    private.mkdir(mode=0o700)
    with (
        Worker(Sandbox(show=[str(private)])) as worker,
        pytest.raises(WorkerError, match=f"{private} can be read by its owner only.*chmod -R"),
    ):
        worker.wait()


@pytest.mark.parametrize("platform, name", [("darwin", "macOS"), ("win32", "Windows")])
def test_other_systems_are_told_why_and_what_to_do(platform, name):
    with pytest.raises(SandboxUnavailable, match=f"{name} has no namespaces.*Linux container or virtual machine"):
        host.check_system(platform)


def test_the_package_imports_where_there_is_no_linux():
    program = (
        "import sys; sys.platform = 'win32'\n"
        "for name in ('resource', 'fcntl', 'pwd'): sys.modules[name] = None\n"
        "from autograder.sandbox import errors, sandbox\n"
        "try: sandbox.Sandbox()\n"
        "except errors.SandboxUnavailable as e: print('told', e)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.stdout.startswith("told Grading runs students' code, and Windows"), ran.stderr


def test_settings_of_the_host_that_forbid_namespaces_are_named(tmp_path):
    for name, value in (("kernel/apparmor_restrict_unprivileged_userns", "1"), ("user/max_user_namespaces", "0")):
        (tmp_path / "proc/sys" / name).parent.mkdir(parents=True)
        (tmp_path / "proc/sys" / name).write_text(f"{value}\n")
    told = " ".join(host.why_no_namespaces("mount: Operation not permitted", tmp_path))
    assert "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" in told
    assert "user.max_user_namespaces" in told and "container" not in told


def test_a_sandbox_travels_as_text():
    sandbox = Sandbox(level="partial", hide=["/course"], limits=ResourceLimits(cpu_seconds=3))
    assert Sandbox.from_json(sandbox.to_json()) == sandbox
    assert json.loads(sandbox.to_json())["limits"]["cpu_seconds"] == 3


def test_a_sandbox_for_a_gpu_leaves_address_space_alone():
    assert Sandbox.for_gpu(limits=ResourceLimits(cpu_seconds=5)).limits == ResourceLimits(
        cpu_seconds=5, memory_bytes=None
    )


def _eventually(holds, seconds=10):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "did not come true"
        time.sleep(0.02)
