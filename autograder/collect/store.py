"""The folder `submitted/`: puts collected work there, and remembers what it put there before.

In: files of a work folder with the names they are to have. Out: nbgrader's layout
`submitted/{student}/{assignment}/` with `timestamp.txt`, each submission put in place with one rename. It never touches
what somebody else put there, or changed since. It knows nothing of where files come from.

`submitted/.collected/` is its own: state.json, the manifests, unmatched/, aside/ (attempts that could not be put in
place) and replaced/ (older attempts). A run writes down what it plans, so that what it leaves when killed is not taken
for somebody else's.
"""

from __future__ import annotations

import contextlib
import fcntl
import functools
import hashlib
import json
import os
import shutil
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import msgspec

from autograder import timestamps
from autograder.collect.errors import CollectError
from autograder.collect.safe_names import clash_key, file_name, student_folder
from autograder.files import TEMPORARY, folder, private, write

OWN, STATE = ".collected", "state.json"


@dataclass(frozen=True)
class When:
    """How new an attempt is: a time (aware, or None), and the system's own counter.

    estimated: the time is only the latest possible.
    """

    time: datetime | None = None
    number: int = 0
    estimated: bool = False

    def older_than(self, other: When) -> bool:
        """True only where both are known; otherwise the one that is collected later counts as newer."""
        if self.time and other.time and not self.estimated and not other.estimated and self.time != other.time:
            return self.time < other.time
        return bool(self.number and other.number) and self.number < other.number


class Record(msgspec.Struct):
    """What is remembered of a submission. digest: of its files; time: ISO 8601, UTC."""

    digest: str
    time: str | None = None
    number: int = 0
    estimated: bool = False

    def __post_init__(self):
        if self.time and datetime.fromisoformat(self.time).tzinfo is None:
            raise ValueError(f"{self.time} has no zone")

    @property
    def when(self) -> When:
        return When(datetime.fromisoformat(self.time) if self.time else None, self.number, self.estimated)


class State(msgspec.Struct):
    """folders: "{space}:{id}" -> a person's folder; submissions: assignment -> folder -> what was put there; planned:
    the same of what a run at work is about to put there."""

    schema: Literal[1] = 1
    folders: dict[str, str] = {}
    submissions: dict[str, dict[str, Record]] = {}
    planned: dict[str, dict[str, Record]] = {}


@dataclass(frozen=True)
class File:
    """A file of the work folder: digest is the SHA-256 of its bytes; shared: somebody else gets a copy of it too."""

    path: Path
    digest: str
    shared: bool = False


@dataclass(frozen=True)
class Submission:
    """files: path below the submission's folder -> file, which is moved there unless it is shared; has_work: False when
    there is no notebook among them, and so nothing that is already there is replaced."""

    files: dict[str, File]
    when: When
    has_work: bool = True

    @functools.cached_property
    def record(self) -> Record:
        digest = _digest({name: file.digest for name, file in self.files.items()})
        time = self.when.time.isoformat() if self.when.time else None
        return Record(digest, time, self.when.number, self.when.estimated)


@dataclass(frozen=True)
class Put:
    """status: "new", "updated" or "unchanged" (the attempt is in `folder`), "older" (what is there is newer),
    "kept" (what is there must not be touched; the attempt is in `folder` instead)."""

    status: str
    folder: Path
    why: str = ""


class Store:
    def __init__(self, submitted: Path, assignment: str):
        self.submitted, self.assignment = submitted, assignment
        self.own = submitted / OWN
        self._work = self.own / f"work-{os.getpid()}"
        self._taken: set[str] = set()  # clash keys of the folders in use
        self._there: dict[str, str] = {}  # clash key -> name of what is in submitted/
        self._state: State | None = None  # None: not read, or not readable

    @property
    def _known(self) -> dict[str, Record]:
        return self._state.submissions[self.assignment]

    @contextlib.contextmanager
    def open(self) -> Iterator[Path]:
        """Holds the lock, reads the state, gives a work folder on the same disk, and writes the state afterwards."""
        folder(self.own)
        with open(self.own / "lock", "w", opener=private) as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise CollectError(f"Another collect is at work in {self.submitted}: wait until it is done.") from error
            self._sweep()
            try:
                self._read_state()
                self._settle_plan()
                folder(self._work)
                yield self._work
                self._state.planned = {}
            except BaseException:  # perhaps between putting something in place and remembering it
                self._settle_plan()
                raise
            finally:
                shutil.rmtree(self._work, ignore_errors=True)
                if self._state is not None:
                    self._write_state()

    def _sweep(self) -> None:
        """Removes what a killed run left half-written."""
        for name in os.listdir(self.own):
            if name.startswith("work-"):
                shutil.rmtree(self.own / name, ignore_errors=True)
            elif TEMPORARY.fullmatch(name):
                with contextlib.suppress(OSError):
                    (self.own / name).unlink()

    def _read_state(self) -> None:
        path = self.own / STATE
        try:
            self._state = read_json(path, State) if path.exists() else State()
        except ValueError as error:
            raise CollectError(
                f"{path} is damaged ({error}). Delete it: what is in submitted/ is then compared, and kept."
            ) from error
        self._state.submissions.setdefault(self.assignment, {})
        self._taken = {clash_key(name) for name in self._state.folders.values()}
        self._there = {clash_key(name): name for name in os.listdir(self.submitted)}

    def _write_state(self) -> None:
        write_json(self.own / STATE, self._state)

    def plan(self, planned: dict[str, Submission]) -> None:
        """Writes down what is about to be put in place, by student.

        When a run is killed between putting a submission in place and remembering it, the next one recognises it.
        """
        self._state.planned = {self.assignment: {who: submission.record for who, submission in planned.items()}}
        self._write_state()

    def _settle_plan(self) -> None:
        """What a killed run had planned and put in place is remembered; what it had only taken away comes back."""
        if self._state is None:
            return
        for assignment, students in self._state.planned.items():
            known = self._state.submissions.setdefault(assignment, {})
            for student, record in students.items():
                target = self.submitted / student / assignment
                if self._in_the_way(target):
                    continue
                if not target.exists():
                    self._bring_back(target, known.get(student))
                elif digest_of_folder(target) == record.digest:
                    known[student] = record
        self._state.planned = {}

    def _bring_back(self, target: Path, record: Record | None) -> None:
        """Puts the newest replaced attempt back, when it is the one that is believed to be in place."""
        old = self.own / "replaced" / target.name / target.parent.name
        newest = max(old.iterdir(), default=None) if old.is_dir() else None
        if newest is not None and record is not None and digest_of_folder(newest) == record.digest:
            os.rename(newest, target)

    def folder_for(self, space: str, raw: str) -> str:
        """The folder of a person, the same in every run; two different ids never share one.

        space: "" for ids of the institution, else the system whose own numbers they are.
        """
        key, folders = f"{space}:{raw}", self._state.folders
        if key not in folders:
            plain = student_folder(raw)
            taken = self._taken
            # On a disk that tells Ada from ada, a new ada next to an old Ada is somebody else.
            if self._there.get(clash_key(plain), plain) != plain:
                taken = taken | {clash_key(plain)}
            folder, count = student_folder(raw, taken), 1
            while clash_key(folder) in self._taken:  # its marked form is taken as well: two systems' equal numbers
                folder, count = student_folder(f"{space}-{raw}-{count}", taken), count + 1
            folders[key] = folder
            self._taken.add(clash_key(folder))
        return folders[key]

    def put(self, student: str, submission: Submission) -> Put:
        """Puts a submission in place, or aside where what is there must not be touched."""
        target = self.submitted / student / self.assignment
        record, known, when = submission.record, self._known.get(student), submission.when
        if problem := self._in_the_way(target):
            return self._aside(student, submission, problem)
        if not target.exists():
            self._place(submission, target)
            self._known[student] = record
            return Put("new", target)
        there = digest_of_folder(target)
        if there == record.digest:
            stamp = target / timestamps.NAME
            if when.time and not stamp.exists():
                write(stamp, stamp_text(when.time))
            if known is None or known.digest != there:
                self._known[student] = record
            return Put("unchanged", target)
        if known is None or known.digest != there:
            what = "was not put there by collect" if known is None else "was changed after it was collected"
            return self._aside(student, submission, f"what is in submitted/{student} {what}")
        if not submission.has_work:
            return self._aside(student, submission, "it holds no notebook, and an earlier attempt does")
        if when.older_than(known.when):
            return Put("older", target, "the attempt in submitted/ is newer")
        self._place(submission, target)
        self._known[student] = record
        return Put("updated", target)

    def unmatched(self, parts: tuple[str, ...], file: Path, digest: str) -> Path:
        """Keeps a file that could not be given to anybody; the same file again lands on the same name."""
        place = self.own / "unmatched" / self.assignment
        if len(parts) > 1:
            place /= file_name(parts[0])
        folder(place)
        target = place / f"{digest[:8]}-{file_name(parts[-1])}"
        os.replace(file, target)
        return target

    def _aside(self, student: str, submission: Submission, why: str) -> Put:
        target = self.own / "aside" / self.assignment / f"{student}~{submission.record.digest[:8]}"
        if not target.exists():
            self._place(submission, target)
        return Put("kept", target, why)

    def _in_the_way(self, target: Path) -> str | None:
        for path in (target.parent, target):
            if path.is_symlink():
                return f"{path.name} in submitted/ is a link"
            if path.exists() and not path.is_dir():
                return f"{path.name} in submitted/ is not a folder"
        return None

    def _place(self, submission: Submission, target: Path) -> None:
        """Everything that may fail on a full disk is done before the first rename."""
        new = self._work / "next"
        folder(new)
        for name, file in submission.files.items():
            place = new / name
            folder(place.parent)
            if file.shared:
                with open(file.path, "rb") as source, open(place, "xb", opener=private) as copy:
                    shutil.copyfileobj(source, copy)
            else:
                os.rename(file.path, place)
        if submission.when.time:
            write(new / timestamps.NAME, stamp_text(submission.when.time))
        if target.exists():
            old = self.own / "replaced" / self.assignment / target.parent.name
            folder(old)
            os.rename(target, old / f"{1 + len(os.listdir(old)):03d}")
        folder(target.parent)
        os.rename(new, target)


def stamp_text(time: datetime) -> str:
    """A time as nbgrader's `parse_utc` reads it from timestamp.txt: date, time and zone, three words."""
    return time.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S UTC") + "\n"


def _digest(hashes: dict[str, str]) -> str:
    return hashlib.sha256(json.dumps(sorted(hashes.items())).encode()).hexdigest()


def digest_of_folder(folder: Path) -> str:
    """Of all regular files but the timestamp and what is in hidden folders; with a link or a device it equals none."""
    hashes: dict[str, str] = {}
    for at, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in folders + names:
            path = Path(at, name)
            mode = os.lstat(path).st_mode
            relative = path.relative_to(folder).as_posix()
            if stat.S_ISREG(mode) and relative != timestamps.NAME:
                with open(path, "rb") as file:
                    hashes[relative] = hashlib.file_digest(file, "sha256").hexdigest()
            elif not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
                hashes[relative] = "special"
    return _digest(hashes)


def write_json(path: Path, content: msgspec.Struct) -> None:
    """Writes it in one step; names that are no Unicode (lone surrogates) are escaped."""
    write(path, json.dumps(msgspec.to_builtins(content), indent=1, ensure_ascii=True) + "\n")


def read_json(path: Path, kind: type):
    """What `write_json` has written. Raises OSError, and ValueError for anything else."""
    return msgspec.convert(json.loads(path.read_text("utf-8")), kind)
