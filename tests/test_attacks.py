"""What a submission may try against the machine, mounted against the real sandbox, with and without namespaces.

Each test runs the attack and then looks from outside: is the file as it was, did anybody knock at the listener, does
the process still live. A stand-in server runs the snippets, so torch is not needed; `test_attacks_worker.py` has the
attacks on the grader itself.
"""

import ast
import os
import platform
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest
from sandboxes import Server, identity, tasks_named

from autograder.sandbox.jobs import TOO_MANY_FILES
from autograder.sandbox.sandbox import Sandbox

# Every snippet starts with this: `attempt(name, action)` prints what came of an action and goes on.
HELPERS = """
import ctypes, errno, mmap, os, signal, socket, struct, sys, threading, time
libc = ctypes.CDLL(None, use_errno=True)
def attempt(name, action):
    try:
        value = action()
    except BaseException as error:
        value = error
    print(name, repr(value), flush=True)
def call(number, *arguments):
    result = libc.syscall(ctypes.c_long(number), *(a if isinstance(a, (bytes, ctypes.Array)) else ctypes.c_long(a)
                                                   for a in arguments))
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result
"""
ON_X86 = pytest.mark.skipif(platform.machine() != "x86_64", reason="numbers of system calls are those of x86-64")


def attack(server, code, **values):
    """Runs a snippet; `values` are its global names. Returns how it ended."""
    given = "".join(f"{name} = {value!r}\n" for name, value in values.items())
    return server.run(HELPERS + given + code)


# --- files ------------------------------------------------------------------------------------------------------------


def test_files_of_others_cannot_be_read(server, secret):
    ended = attack(
        server,
        """
def search():
    for folder, _, names in os.walk("/"):
        for name in names:
            if name == "gradebook.db":
                return open(os.path.join(folder, name)).read()
attempt("open", lambda: open(SECRET).read())
attempt("relative", lambda: open("../../../../../../../.." + SECRET).read())
attempt("root", lambda: open("/proc/self/root" + SECRET).read())
attempt("parent", lambda: open("/proc/%d/root%s" % (os.getppid(), SECRET)).read())
attempt("cwd", lambda: open("/proc/1/cwd" + SECRET).read())
attempt("link", lambda: (os.symlink(SECRET, "link"), open("link").read()))
attempt("hard link", lambda: (os.link(SECRET, "hard"), open("hard").read()))
attempt("search", search)
attempt("folder", lambda: os.listdir(os.path.dirname(SECRET)))
attempt("passwd", lambda: "root:x:0" in open("/etc/passwd").read() and "root:x:0")
for number in (2, 257, 437, 304):  # open, openat, openat2, open_by_handle_at
    attempt(number, lambda: os.read(call(number, *((SECRET.encode(), 0) if number == 2 else
                                                   (-100, SECRET.encode(), 0, 0))), 99))
""",
        SECRET=str(secret),
    )
    assert len(ended.printed.splitlines()) == 14
    assert "the grades" not in ended.printed
    assert secret.name not in ended.printed.replace(str(secret), "")
    assert "root:x:0" not in ended.printed


def test_files_of_others_cannot_be_changed(server, secret, outside):
    os.chown(secret, *identity(server))  # as its own, it could be changed were it not for the sandbox
    before = secret.stat()
    ended = attack(
        server,
        """
attempt("append", lambda: open(SECRET, "a").write("changed"))
attempt("write", lambda: open(SECRET, "r+").write("changed"))
attempt("empty by reading", lambda: os.open(SECRET, os.O_RDONLY | os.O_TRUNC))
attempt("empty, odd mode", lambda: os.open(SECRET, os.O_ACCMODE | os.O_TRUNC))
attempt("truncate", lambda: os.truncate(SECRET, 0))
attempt("chmod", lambda: os.chmod(SECRET, 0))
attempt("utime", lambda: os.utime(SECRET, (0, 0)))
attempt("chown", lambda: os.chown(SECRET, os.getuid(), os.getgid()))
attempt("attribute", lambda: os.setxattr(SECRET, "user.note", b"changed"))
attempt("remove", lambda: os.remove(SECRET))
attempt("rename", lambda: os.rename(SECRET, SECRET + ".old"))
attempt("move here", lambda: os.rename(SECRET, "mine"))
open("mine", "w").write("changed")
attempt("replace", lambda: os.replace("mine", SECRET))
attempt("beside", lambda: open(SECRET + ".new", "w").close())
attempt("folder", lambda: os.mkdir(SECRET + ".folder"))
attempt("link", lambda: os.symlink("/etc", SECRET + ".link"))
attempt("fifo", lambda: os.mkfifo(SECRET + ".fifo"))
attempt("socket", lambda: socket.socket(socket.AF_UNIX).bind(SECRET + ".socket"))
for place in ("/tmp", "/dev/shm", "/var/tmp", "/run", "/"):
    attempt(place, lambda: open(os.path.join(place, NAME), "w").write("left"))
""",
        SECRET=str(secret),
        NAME=outside.name + "-left",
    )
    assert "replace" in ended.printed
    after = secret.stat()
    assert secret.read_text() == "the grades"
    assert (after.st_mode, after.st_mtime, after.st_uid) == (before.st_mode, before.st_mtime, before.st_uid)
    assert os.listxattr(secret) == []
    assert os.listdir(outside) == [secret.name]
    assert not any(Path(p, outside.name + "-left").exists() for p in ("/tmp", "/dev/shm", "/var/tmp", "/run", "/"))


def test_what_can_be_read_cannot_be_changed(server, outside):
    # The packages may be read; where the grader runs as their owner, only the sandbox keeps them as they are.
    module = outside / "module.py"
    module.write_text("x = 1")
    os.chown(module, *identity(server))
    before = module.stat()
    own = Server(Sandbox(level=server.level, show=[str(outside)]), server.identity)
    ended = attack(
        own,
        """
print(open(MODULE).read())
fd = os.open(MODULE, os.O_RDONLY)
attempt("write", lambda: open(MODULE, "a").write("y"))
attempt("empty", lambda: os.open(MODULE, os.O_RDONLY | os.O_TRUNC))
attempt("chmod", lambda: os.fchmod(fd, 0)); attempt("chmod path", lambda: os.chmod(MODULE, 0))
attempt("utime", lambda: os.utime(fd, (0, 0))); attempt("attribute", lambda: os.setxattr(fd, "user.x", b"x"))
attempt("reopen", lambda: open("/proc/self/fd/%d" % fd, "r+").write("y"))
attempt("remove", lambda: os.remove(MODULE))
attempt("beside", lambda: open(os.path.dirname(MODULE) + "/sitecustomize.py", "w"))
""",
        MODULE=str(module),
    )
    own.close()
    assert ended.printed.startswith("x = 1\n") and "beside" in ended.printed
    after = module.stat()
    assert module.read_text() == "x = 1"
    assert (after.st_mode, after.st_mtime) == (before.st_mode, before.st_mtime)
    assert os.listdir(outside) == ["module.py"] and os.listxattr(module) == []


def test_huge_files_end_at_the_limit(server, outside):
    free = os.statvfs("/tmp").f_bavail * os.statvfs("/tmp").f_frsize
    ended = attack(
        server,
        """
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
block = bytes(1 << 20)
def fill(name, size):
    with open(name, "wb", buffering=0) as file:
        for _ in range(size):
            file.write(block)
attempt("one", lambda: fill("one", 200))
attempt("sparse", lambda: os.truncate(os.open("sparse", os.O_CREAT | os.O_RDWR), 1 << 40))
attempt("sparse write", lambda: os.pwrite(os.open("sparse", os.O_CREAT | os.O_RDWR), b"x", 1 << 40))
attempt("reserve", lambda: os.posix_fallocate(os.open("reserved", os.O_CREAT | os.O_RDWR), 0, 1 << 38))
print(sum(os.stat(f).st_blocks * 512 for f in os.listdir(".")) >> 20)
""",
    )
    assert int(ended.printed.split()[-1]) <= 64
    assert "one OSError" in ended.printed and "sparse write OSError" in ended.printed
    assert free - os.statvfs("/tmp").f_bavail * os.statvfs("/tmp").f_frsize < 10 << 30


def test_many_files_fill_only_the_scratch_space(server):
    if server.level != "full":
        pytest.skip("on disk nothing refuses a file; who writes too much is ended")
    ended = attack(
        server,
        """
made = 0
def fill():
    global made
    for made in range(20):
        with open(str(made), "wb", buffering=0) as file:
            for _ in range(16): file.write(bytes(1 << 20))
attempt("fill", fill)
print(made)
def count():
    global made
    for made in range(100_000): open("small%d" % made, "w").close()
for name in os.listdir("."): os.remove(name)
attempt("count", count)
print(made)
""",
    )
    assert "fill OSError(28" in ended.printed and "count OSError(28" in ended.printed
    assert int(ended.printed.split()[-1]) < 4200


# Each takes 1.2 GiB or more of the disk, or many thousand places on it, unless it is ended or refused.
HOARDS = {
    "files": """
for number in range(40):
    fill(str(number))
""",
    "removed files": """
for number in range(40):
    kept.append(fill(str(number))); os.remove(str(number))
""",
    "removed files in memory": """
for number in range(40):
    file = fill(str(number)); libc.mmap.restype = ctypes.c_void_p
    libc.mmap(None, 4096, 1, 1, file.fileno(), 0); os.remove(str(number)); file.close()
""",
    "removed files of one name": """
for number in range(40):
    kept.append(fill("g")); os.remove("g")
""",
    "removed files of one name in memory": """
for number in range(40):
    file = fill("g"); libc.mmap.restype = ctypes.c_void_p
    libc.mmap(None, 4096, 1, 1, file.fileno(), 0); os.remove("g"); file.close()
""",
    "files without a name": """
for number in range(40):
    kept.append(fill(None))
""",
    "files on their way": """
ours, theirs = socket.socketpair()
for number in range(40):
    file = fill(str(number)); socket.send_fds(ours, [b"x"], [file.fileno()]); os.remove(str(number)); file.close()
""",
    "deep files": """
for number in range(400):
    os.mkdir("d" * 200); os.chdir("d" * 200)
    if number % 10 == 9: fill("file")
""",
    "files in closed folders": """
for number in range(40):
    os.mkdir(str(number), 0o300); fill(str(number) + "/file")
""",
    "reserved": """
for number in range(40):
    file = open(str(number), "wb"); kept.append(file)
    call(285, file.fileno(), 1, 0, 1 << 30)  # fallocate, FALLOC_FL_KEEP_SIZE
""",
    "links": """
for number in range(100_000):
    os.symlink("nowhere", str(number))
""",
    "folders": """
while True:
    os.mkdir("d"); os.chdir("d")
""",
}


@ON_X86
@pytest.mark.parametrize("code", HOARDS.values(), ids=HOARDS)
def test_who_fills_the_disk_is_ended_before_it_is_full(server, code):
    if server.before != "in_a_container":
        pytest.skip("either nothing is on disk, or the same is")
    ended = attack(
        server,
        """
kept = []
def fill(name):
    file = open(name, "w+b", 0) if name else os.fdopen(os.open(".", os.O_TMPFILE | os.O_RDWR, 0o600), "w+b", 0)
    for _ in range(32):
        file.write(bytes(1 << 20))
    return file
before = os.statvfs(".").f_bfree
try:
"""
        + "\n".join(f"    {line}" for line in code.splitlines())
        + """
except OSError as error:
    print("refused", error)
else:
    time.sleep(5)
print("not ended", (before - os.statvfs(".").f_bfree) * os.statvfs(".").f_bsize >> 20)
""",
    )
    refused = ended.printed.startswith("refused") and int(ended.printed.split()[-1]) < 200
    assert ended.status == TOO_MANY_FILES or refused, ended
    assert server.run("import os; print(os.listdir('.'))").printed == "[]\n"


# --- network ----------------------------------------------------------------------------------------------------------


def test_no_connection_and_no_packet_arrives(server, outside):
    with (
        socket.create_server(("127.0.0.1", 0)) as tcp,
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp,
        socket.socket(socket.AF_UNIX) as path,
        socket.socket(socket.AF_UNIX) as abstract,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as log,
    ):
        udp.bind(("127.0.0.1", 0))
        path.bind(str(outside / "socket"))
        path.listen()
        abstract.bind(b"\0outside-" + outside.name.encode())
        abstract.listen()
        log.bind(str(outside / "log"))
        for name in ("socket", "log"):
            os.chmod(outside / name, 0o777)
        ended = attack(
            server,
            """
attempt("tcp", lambda: socket.create_connection(("127.0.0.1", TCP), 1).send(b"x"))
attempt("udp", lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", UDP)))
def by_path(address, kind=socket.SOCK_STREAM):
    s = socket.socket(socket.AF_UNIX, kind); s.connect(address); s.send(b"x")
attempt("path", lambda: by_path(FOLDER + "/socket"))
attempt("log", lambda: by_path(FOLDER + "/log", socket.SOCK_DGRAM))
attempt("abstract", lambda: by_path(b"\\0outside-" + os.path.basename(FOLDER).encode()))
attempt("pair", lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)[0].sendto(b"x", FOLDER + "/log"))
attempt("stream pair", lambda: socket.socketpair()[0].sendto(b"x", FOLDER + "/log"))
attempt("channel", lambda: socket.socket(fileno=os.dup(CHANNEL)).sendto(b"", FOLDER + "/log"))
""",
            TCP=tcp.getsockname()[1],
            UDP=udp.getsockname()[1],
            FOLDER=str(outside),
        )
        assert "stream pair" in ended.printed
        for listener in (tcp, path, abstract):
            listener.settimeout(0.1)
            with pytest.raises(TimeoutError):
                listener.accept()
        for receiver in (udp, log):
            receiver.settimeout(0.1)
            with pytest.raises(TimeoutError):
                receiver.recv(10)


def test_no_socket_of_any_kind_can_be_opened(server):
    ended = attack(
        server,
        """
for family in range(46):  # AF_UNIX, AF_INET, AF_NETLINK, AF_PACKET, AF_VSOCK, AF_ALG, AF_XDP, ...
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW, socket.SOCK_SEQPACKET):
        fd = libc.socket(family, kind, 0)
        if fd >= 0: print("opened", family, kind)
attempt("name", lambda: socket.getaddrinfo("localhost.example", 80))
attempt("pair", lambda: [s.close() for s in socket.socketpair()])
""",
    )
    assert "opened" not in ended.printed
    assert "name gaierror" in ended.printed
    assert "pair [None, None]" in ended.printed  # asyncio needs one


# --- processes --------------------------------------------------------------------------------------------------------


@pytest.fixture
def victim(server):
    """A process that a job might have the right to signal: of the job's own user."""
    user, group = identity(server)
    become = {"user": user, "group": group, "extra_groups": []} if os.getuid() == 0 else {}
    # Asked to set something up by its parent, it would not notice being stopped: a shell's sleep will do.
    process = subprocess.Popen(["/bin/sleep", "300"], **become)
    yield process
    process.kill()
    process.wait()


def test_other_processes_cannot_be_signalled_or_slowed(server, victim):
    limits = _limits(victim.pid)
    niceness = os.getpriority(os.PRIO_PROCESS, victim.pid)
    ended = attack(
        server,
        """
import resource
targets = [VICTIM, os.getppid(), SERVER, SUPERVISOR, 1, -1, 0, -VICTIM, -SERVER]
for target in targets:
    if target != os.getpid():
        attempt("kill %d" % target, lambda: os.kill(target, signal.SIGKILL))
        attempt("low word %d" % target, lambda: call(62, target | 1 << 32, 9))
        attempt("tgkill %d" % target, lambda: call(234, target, target, 9))
        attempt("tkill %d" % target, lambda: call(200, target, 9))
        attempt("queue %d" % target, lambda: call(129, target, 9, bytes(128)))
attempt("group", lambda: os.killpg(VICTIM, signal.SIGKILL))
attempt("pidfd", lambda: signal.pidfd_send_signal(os.pidfd_open(VICTIM), signal.SIGKILL))
def everybody():
    for name in os.listdir("/proc"):
        if name.isdigit() and int(name) != os.getpid(): os.kill(int(name), signal.SIGKILL)
attempt("everybody", everybody)
def by_owner():
    import fcntl
    reader, writer = os.pipe()
    fcntl.fcntl(reader, fcntl.F_SETOWN, VICTIM); fcntl.fcntl(reader, 10, signal.SIGKILL)
    fcntl.fcntl(reader, fcntl.F_SETFL, fcntl.fcntl(reader, fcntl.F_GETFL) | os.O_ASYNC)
    os.write(writer, b"x")
attempt("owner", by_owner)
attempt("limits", lambda: resource.prlimit(VICTIM, resource.RLIMIT_NOFILE, (3, 3)))
attempt("nice", lambda: os.setpriority(os.PRIO_PROCESS, VICTIM, 19))
attempt("nice all", lambda: os.setpriority(os.PRIO_USER, os.getuid(), 19))
attempt("cores", lambda: os.sched_setaffinity(VICTIM, {0}))
attempt("idle", lambda: os.sched_setscheduler(VICTIM, os.SCHED_IDLE, os.sched_param(0)))
print("done")
""",
        VICTIM=victim.pid,
        SERVER=_server_pid(server),
        SUPERVISOR=server.process.pid,
    )
    assert ended.printed.endswith("done\n")
    time.sleep(0.1)
    assert victim.poll() is None
    assert _limits(victim.pid) == limits
    assert os.getpriority(os.PRIO_PROCESS, victim.pid) == niceness
    assert os.sched_getscheduler(victim.pid) == os.SCHED_OTHER
    assert server.run("print('still there')").printed == "still there\n"


def test_other_processes_cannot_be_looked_into(server, victim):
    ended = attack(
        server,
        """
targets = {VICTIM, SERVER, SUPERVISOR, os.getppid()} - {0, os.getpid()}
for target in targets:
    for name in ("environ", "mem", "maps", "cmdline", "fd", "root", "cwd/x", "stack", "syscall"):
        path = "/proc/%d/%s" % (target, name)
        attempt(path, lambda: os.listdir(path) if name == "fd" else open(path, "rb").read(100))
        attempt(path + " to write", lambda: open(path, "r+b"))
    attempt("ptrace", lambda: call(101, 16, target, 0, 0))
    attempt("seize", lambda: call(101, 0x4206, target, 0, 0))
    attempt("readv", lambda: call(310, target, bytes(16), 1, bytes(16), 1, 0))
    attempt("getfd", lambda: call(438, call(434, target, 0), 0, 0))
""",
        VICTIM=victim.pid,
        SERVER=_server_pid(server),
        SUPERVISOR=server.process.pid,
    )
    lines = ended.printed.splitlines()
    assert len(lines) >= 22
    assert [line for line in lines if "Error" not in line] == []


def test_no_process_can_be_started(server):
    ended = attack(
        server,
        """
started = 0
for _ in range(50):  # a fork bomb has to fork once first
    try:
        if os.fork() == 0:
            time.sleep(30); os._exit(0)
        started += 1
    except OSError:
        pass
print(started)
import subprocess
for name, action in {
    "vfork": lambda: call(58), "clone": lambda: call(56, 17, 0, 0, 0, 0), "clone3": lambda: call(435, bytes(64), 64),
    "as parent": lambda: call(56, 0x8000 | 17, 0, 0, 0, 0),
    "subprocess": lambda: subprocess.run(["/bin/echo", "ran"]),
    "spawn": lambda: os.posix_spawn("/bin/echo", ["echo", "ran"], {}), "system": lambda: os.system("echo ran"),
    "exec": lambda: os.execv("/bin/echo", ["echo", "ran"]),
    "exec self": lambda: os.execv("/proc/self/exe", ["python", "-c", "print('ran')"]),
}.items():
    parent = os.getpid()
    attempt(name, action)
    if os.getpid() != parent: time.sleep(30); os._exit(0)
import multiprocessing
attempt("pool", lambda: multiprocessing.get_context("fork").Process(target=time.sleep, args=(30,)).start())
print("end")
""",
    )
    assert ended.printed.startswith("0\n") and ended.printed.endswith("end\n")
    # The server, its supervisor, and no third.
    assert len(tasks_named(server.tag)) == 2
    assert server.run("print('next')").printed == "next\n"


def test_threads_and_handlers_left_behind_end_with_the_job(server):
    ended = attack(
        server,
        """
import atexit
atexit.register(time.sleep, 30)
for number in signal.valid_signals():
    try: signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError): pass
for _ in range(10):
    threading.Thread(target=time.sleep, args=(30,)).start()
many = []
def more():
    for _ in range(2000):
        many.append(threading.Thread(target=time.sleep, args=(2,), daemon=True)); many[-1].start()
attempt("more", more)
print(len(many))
""",
    )
    assert (ended.status, ended.killed) == (0, False)
    assert int(ended.printed.split()[-1]) < 2000
    assert len(tasks_named(server.tag)) == 2


ENDLESS = {
    "endless": "while True: pass",
    "swallows interrupts": "while True:\n try:\n  while True: pass\n except BaseException: pass",
    "sleeps": "import time; time.sleep(10**6)",
    "blocks all signals": "import signal, time\nsignal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())\n"
    "time.sleep(10**6)",
    "stops itself": "import os, signal, time\nos.kill(os.getpid(), signal.SIGSTOP); time.sleep(10**6)",
    "detached": "import ctypes, time\nctypes.CDLL(None).setsid(); ctypes.CDLL(None).prctl(1, 0); time.sleep(10**6)",
    "closes everything": "import os\nos.closerange(0, 100)\nwhile True: pass",
}


@pytest.mark.parametrize("code", ENDLESS.values(), ids=ENDLESS)
def test_who_does_not_end_is_ended(server, code):
    ended = server.run(code, seconds=0.5)
    assert (ended.killed, ended.status) == (True, -signal.SIGKILL)
    assert len(tasks_named(server.tag)) == 2


# --- memory, secrets, the kernel --------------------------------------------------------------------------------------


def test_memory_beyond_the_limit_is_refused(server):
    ended = attack(
        server,
        """
attempt("20 GiB", lambda: len(bytearray(20 << 30)))
attempt("map", lambda: mmap.mmap(-1, 20 << 30))
attempt("shared", lambda: mmap.mmap(-1, 20 << 30, flags=mmap.MAP_SHARED))
attempt("memfd", lambda: os.memfd_create("x"))
attempt("shm", lambda: open("/dev/shm/x", "w"))
attempt("sysv", lambda: call(29, 0, 1 << 30, 0o1600))
attempt("lock", lambda: call(151, 1))
attempt("large pipe", lambda: __import__("fcntl").fcntl(os.pipe()[1], 1031, 1 << 20))
blocks = []
def many():
    while len(blocks) < 200: blocks.append(mmap.mmap(-1, 64 << 20))
attempt("blocks", many)
print(len(blocks))
""",
    )
    *lines, blocks = ended.printed.splitlines()
    assert len(lines) == 9
    assert [line for line in lines if "Error" not in line] == []
    assert int(blocks) < 65


def test_no_secret_is_in_reach(server):
    ended = attack(
        server,
        """
print(sorted(os.environ))
attempt("environment of the start", lambda: open("/proc/self/environ").read())
print(sorted(int(f) for f in os.listdir("/proc/self/fd")))
attempt("arguments", lambda: open("/proc/self/cmdline").read())
""",
    )
    inherited = {"PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "LC_CTYPE", "HOME", "TMPDIR", "USER", "LOGNAME"}
    assert set(ast.literal_eval(ended.printed.splitlines()[0])) <= inherited
    assert "[0, 1, 2, 3, 4]" in ended.printed  # 4 is the list's own


def test_every_descriptor_but_the_own_channel_leads_nowhere(server, capfd):
    ended = attack(
        server,
        """
for fd in range(1024):
    if fd != CHANNEL:
        try: os.write(fd, b"forged")
        except OSError: pass
print("end")
""",
    )
    assert ended.printed == "end\n"
    assert "forged" not in "".join(capfd.readouterr())
    assert server.run("print('next')").printed == "next\n"  # nothing forged stands in the control socket


@ON_X86
def test_calls_that_widen_the_way_to_the_kernel_are_refused(server):
    ended = attack(
        server,
        """
none = bytes(128)
calls = dict(
    unshare=(272, 0x10000000), unshare_files=(272, 0x400), setns=(308, 3, 0),
    clone_without_files=(56, 0x10900, 0, 0, 0, 0), clone_user=(56, 0x10000000 | 17, 0, 0, 0, 0),
    mount=(165, b"none", b"/", b"tmpfs", 0, 0), umount=(166, b"/", 2), open_tree=(428, -100, b"/", 1),
    fsopen=(430, b"tmpfs", 0), pivot_root=(155, b".", b"."), chroot=(161, b"."),
    handle=(303, -100, b".", none, none, 0),
    bpf=(321, 0, none, 64), io_uring=(425, 8, none), userfaultfd=(323, 1), perf=(298, none, 0, -1, -1, 0),
    keyctl=(250, 0, -3, 0), add_key=(248, b"user", b"x", b"x", 1, -3), memfd_secret=(447, 0), inotify=(253,),
    fanotify=(300, 0, 0), ptrace=(101, 0, 0, 0, 0), seccomp=(317, 1, 0, none), landlock=(444, none, 8, 0),
    setuid=(105, 0), setgid=(106, 0), capset=(126, none, none), dumpable=(157, 4, 1), subreaper=(157, 36, 1),
    personality=(135, 0x0040000), modify_ldt=(154, 0, none, 16), iopl=(172, 3), mknod=(133, b"null", 0o20666, 0x103),
    swapon=(167, b"x", 0), acct=(163, b"x"), quotactl=(179, 0, b"/", 0, 0), sethostname=(170, b"x", 1),
    syslog=(103, 3, none, 99), init_module=(175, b"x", 1, b""), unknown=(467,), beyond=(999,),
)
for name, (number, *arguments) in calls.items():
    attempt(name, lambda: call(number, *arguments))
attempt("raise limits", lambda: __import__("resource").setrlimit(7, (9999, 9999)))
attempt("core", lambda: open("/proc/sys/kernel/core_pattern", "w"))
attempt("oom", lambda: open("/proc/self/oom_score_adj", "w").write("-1000"))
attempt("disk", lambda: open("/dev/vda", "rb"))
attempt("kmsg", lambda: open("/dev/kmsg"))
attempt("tty", lambda: open("/dev/tty"))
""",
    )
    lines = ended.printed.splitlines()
    assert len(lines) == 47
    assert [line for line in lines if "Error" not in line] == []


@ON_X86
@pytest.mark.parametrize("way", ["i386", "x32"])
def test_the_kernels_other_call_tables_are_closed(server, way):
    # `int 0x80` reaches the 32-bit table, and bit 30 the x32 one, past a filter that looks at 64-bit numbers only.
    code = {"i386": b"\xb8\x14\x00\x00\x00\xcd\x80\xc3", "x32": b"\xb8\x27\x00\x00\x40\x0f\x05\xc3"}[way]  # getpid
    ended = attack(
        server,
        """
page = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
page.write(CODE)
function = ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(page)))
print("answered", function())
""",
        CODE=code,
    )
    answered = "answered" in ended.printed and int(ended.printed.split()[-1]) > 0
    assert not answered
    assert ended.status == -signal.SIGSYS or "answered -" in ended.printed


def test_other_submissions_are_not_touched(server):
    attack(
        server,
        """
import builtins, json, socket
builtins.print = None; json.dumps = None; sys.modules["os"] = None; socket.socket.sendall = None
""",
    )
    assert server.run("import json, os; print(json.dumps(os.getcwd() != '/'))").printed == "true\n"


def _server_pid(server):
    """The server's number outside: it is the supervisor's child."""
    (pid,) = set(tasks_named(server.tag)) - {server.process.pid}
    return pid


def _limits(pid):
    return Path(f"/proc/{pid}/limits").read_text()
