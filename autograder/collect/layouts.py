"""Whose is it? One written grammar per learning system.

In: the items of one download. Out: for each, the person (as the system names them), the attempt and the name that
the student gave the file. Names are parsed from the left, on the first component that fits, and only components
that every item shares (a wrapping folder) may stand before it: so no file name that a student chooses, and nothing
inside a zip that a student sends, can say that it is somebody else's. Rosters are not known here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from pathlib import Path

import yaml
from dateutil import parser as dates

from autograder import timestamps
from autograder.collect.archive import archive_kind
from autograder.collect.errors import CollectError
from autograder.collect.intake import Item, text_of
from autograder.collect.names import squashed, stem_and_copy, without_ending

# Where an id comes from decides whether it can be another system's: these three count on their own, the rest are
# ids of the institution (user names, student numbers, folder names of a course).
OWN_NUMBERS = {"canvas", "moodle", "brightspace"}


@dataclass(frozen=True)
class Owner:
    """A person (or group) as the system names them.

    key: the system's own id, unique there; label: the id to use where no roster is given.
    """

    system: str
    key: str
    name: str | None = None
    email: str | None = None
    label: str | None = None

    @property
    def space(self) -> str:
        """Ids of different spaces may be equal by chance and are never taken for the same."""
        return self.system if self.system in OWN_NUMBERS else ""


@dataclass(frozen=True)
class Place:
    """Where an item belongs.

    owners: more than one for a group; rest: the path inside the submission, its last part the student's own file
    name; attempt: equal for files handed in together; number: larger is newer, where the system counts; time: when
    it was handed in; estimated: the time is only the latest possible; ignored: a reason, when it is no work.
    """

    owners: tuple[Owner, ...]
    rest: tuple[str, ...]
    attempt: str = ""
    number: int = 0
    time: datetime | None = None
    estimated: bool = False
    late: bool = False
    ignored: str | None = None


@dataclass
class Download:
    """One path of the command line with its undecided items."""

    path: Path
    items: list[Item]
    assignment: str
    zone: tzinfo | None = None
    logins: frozenset[str] = frozenset()  # user names of the roster, casefolded
    notes: list[str] = field(default_factory=list)
    prefix: tuple[str, ...] = ()

    def __post_init__(self):
        deep = [item.parts[:-1] for item in self.items if len(item.parts) > 1]
        shallow = [() for item in self.items if len(item.parts) == 1 and (item.may_be_work or not deep)]
        self.prefix = _common(deep + shallow)

    def local(self, when: datetime) -> datetime:
        return in_utc(when, self.zone)


def in_utc(when: datetime, zone: tzinfo | None) -> datetime:
    """A time in UTC; one without a zone is read in `zone`, or else in this machine's."""
    if when.tzinfo is None:
        when = when.replace(tzinfo=zone) if zone else when.astimezone()
    return when.astimezone(UTC)


def _common(paths: list[tuple[str, ...]]) -> tuple[str, ...]:
    if not paths:
        return ()
    low, high = min(paths), max(paths)
    shared = 0
    while shared < min(len(low), len(high)) and low[shared] == high[shared]:
        shared += 1
    return low[:shared]


def _number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 30


class Layout:
    """A system's way of naming. `place` gives the Place of an item or None where the grammar does not fit."""

    kind = ""

    def __init__(self, download: Download):
        self.download = download

    @property
    def silent(self) -> str:
        """What to say of work for which there is no Place."""
        return f"its name does not say whose it is, as {self.kind} would write it"

    def parse(self, component: str, rest: tuple[str, ...], item: Item) -> Place | None:
        """The Place told by one component; rest: the components below it (none: it is the file itself)."""
        raise NotImplementedError

    def place(self, item: Item) -> Place | None:
        for depth in range(min(len(self.download.prefix) + 1, len(item.parts))):
            found = self.parse(item.parts[depth], item.parts[depth + 1 :], item)
            if found is not None:
                return found
        return None

    def hits(self) -> tuple[int, int]:
        """How many of the names on the outermost level fit, and how many there are."""
        fitting, others = set(), set()
        for item in self.download.items:
            depth = min(len(self.download.prefix), len(item.parts) - 1)
            unit = item.parts[: depth + 1]
            if self.place(item) is not None:
                fitting.add(unit)
            elif not item.unread:
                others.add(unit)
        return len(fitting), len(fitting | others)


class Canvas(Layout):
    """`{name}[_LATE]_{user id}_{attachment id}_{file name}`, all in one folder.

    From the left: the name (last and first name run together, in small letters; it may hold underscores, but Canvas
    takes a number between underscores out of it), then `LATE` when it was late, then two numbers, then the student's
    file name, into which Canvas puts `-1`, `-2` … before the ending when one was there before. Anonymous:
    `[LATE_]anon_{id}_{attachment id}_{file name}`. Typed text and links: `{name}[_LATE]_{user id}_text.html` and
    `_link.html`. There is no time in it; the attachment id grows with time.
    Source: lib/content_zipper.rb of Canvas.
    """

    kind = "canvas"

    def parse(self, component, rest, item):
        tokens = component.split("_")
        start = 1 if tokens[0] == "LATE" and len(tokens) > 1 and tokens[1] == "anon" else 0
        if tokens[start] == "anon" and len(tokens) > start + 2:
            late, at = start == 1, start + 2
            if tokens[at] == "LATE":
                late, at = True, at + 1
            return self._file(f"anon_{tokens[start + 1]}", None, late, tokens[at:], rest, item)
        for at in range(1, len(tokens) - 1):
            late = tokens[at] == "LATE"
            user = at + 1 if late else at
            if _number(tokens[user]):
                name = "_".join(tokens[:at])
                found = self._file(tokens[user], name, late, tokens[user + 1 :], rest, item)
                if found is not None:
                    return found
        return None

    def _file(self, key, name, late, tokens, rest, item) -> Place | None:
        owner = (Owner(self.kind, key, name),)
        # The file's own time is that of the download: the latest moment at which it can have been handed in.
        time = item.modified if late else None
        if tokens in (["text.html"], ["link.html"]):
            what = "text" if tokens[0] == "text.html" else "a link"
            return Place(owner, tuple(tokens), late=late, ignored=f"{what} typed into Canvas, not a file")
        if len(tokens) < 2 or not _number(tokens[0]):
            return None
        base = "_".join(tokens[1:])
        return Place(owner, (base, *rest), number=int(tokens[0]), time=time, estimated=late, late=late)


class Moodle(Layout):
    """`{full name}_{participant}_assignsubmission_file[_]/…`, a folder per person, or flat with the file name appended.

    From the left to the first `_assignsubmission_`; before it the participant number after the last underscore and
    the name (Moodle takes underscores out of it), after it the kind of submission: `file` is work, `onlinetext` and
    others are not. Blind marking: the name is the word “Participant” in the site's language. Groups: the group's name
    and number. The number belongs to this assignment only; the grading worksheet (--roster) says whose it is, and
    when it was handed in.
    Source: mod/assign/classes/downloader.php of Moodle.
    """

    kind = "moodle"

    def parse(self, component, rest, item):
        head, mark, tail = component.partition("_assignsubmission_")
        if not mark or not head:
            return None
        name, _, key = head.rpartition("_")
        if not name or not _number(key):
            name, key = head, head
        plugin, _, base = tail.partition("_")
        blind = squashed(name) == "participant"
        label = f"{name}_{key}" if key != head else head
        if blind:  # the same number is another person in the next assignment
            label = f"{name}_{key}_{self.download.assignment}"
        owner = (Owner(self.kind, key, None if blind else name, label=label),)
        rest = (base, *rest) if base else rest
        if not rest:
            return None
        return Place(owner, rest, ignored=None if plugin == "file" else f"Moodle's {plugin}, not a file")


class Blackboard(Layout):
    """`{assignment}_{user}_attempt_{Y-m-d-H-M-S}_{file name}`, and one `….txt` per attempt.

    From the left to the first `_attempt_` that a time follows. Before it stand the assignment's title and the user
    name, both of which may hold underscores. What ends the title is told, in this order, by the attempt's own .txt
    (“Name: Ada Lovelace (ada)”), by the roster's user names, by the name of the zip
    (`gradebook_{course}_{assignment}_{time}`), by the beginning that all names share, by the last underscore.
    """

    kind = "blackboard"
    TIME = re.compile(r"(\d{4})-(\d\d)-(\d\d)-(\d\d)-(\d\d)-(\d\d)")
    NAME = re.compile(r"^Name:\s*(.*?)\s*\(([^()\n]*)\)\s*$", re.MULTILINE)

    def __init__(self, download):
        super().__init__(download)
        self.people: dict[str, tuple[str, str]] = {}  # head -> name, user
        heads = set()
        for item in download.items:
            for component in item.parts[: len(download.prefix) + 1]:
                if cut := self._cut(component):
                    heads.add(cut[0])
                    if cut[2] == ".txt" and (said := self.NAME.search(text_of(item, 4096))):
                        name, user = said.groups()
                        if cut[0].endswith(f"_{user}") and user:
                            self.people[cut[0]] = (name, user)
                    break
        titles = Counter(head[: -len(user)] for head, (_, user) in self.people.items())
        shared = _shared_start(heads) if len(heads) > 1 else ""
        self.titles = [title for title, _ in titles.most_common()]
        self.shared = shared

    def _cut(self, component: str) -> tuple[str, str, str] | None:
        start = 0
        while (at := component.find("_attempt_", start)) > 0:
            if time := self.TIME.match(component, at + len("_attempt_")):
                tail = component[time.end() :]
                if tail in ("", ".txt") or tail.startswith("_"):
                    return component[:at], time.group(), tail
            start = at + 1
        return None

    def _user(self, head: str) -> str:
        for title in self.titles:
            if head.startswith(title) and len(head) > len(title):
                return head[len(title) :]
        ends = [at + 1 for at, letter in enumerate(head) if letter == "_"]
        for at in ends:
            if head[at:].casefold() in self.download.logins:
                return head[at:]
        stem = squashed(self.download.path.stem)
        for at in reversed(ends):
            title = squashed(head[:at])
            if stem.startswith("gradebook") and len(title) > 2 and title in stem and head[at:]:
                return head[at:]
        if self.shared and len(head) > len(self.shared):
            return head[len(self.shared) :]
        return head.rpartition("_")[2]

    def parse(self, component, rest, item):
        cut = self._cut(component)
        if cut is None:
            return None
        head, when, tail = cut
        name, user = self.people.get(head) or (None, self._user(head))
        if not user:
            return None
        try:
            time = self.download.local(datetime.strptime(when, "%Y-%m-%d-%H-%M-%S"))
        except (ValueError, OverflowError):
            return None
        owner = (Owner(self.kind, user, name),)
        if tail == ".txt" and not rest:
            return Place(owner, ("note.txt",), when, time=time, ignored="Blackboard's note of the attempt")
        rest = (tail[1:], *rest) if tail.startswith("_") and len(tail) > 1 else rest
        return Place(owner, rest or ("unnamed",), when, time=time)


def _shared_start(heads: Iterable[str]) -> str:
    """The beginning that all share, up to its last underscore."""
    low, high = min(heads), max(heads)
    end = 0
    while end < min(len(low), len(high)) and low[end] == high[end]:
        end += 1
    return low[: low.rfind("_", 0, end) + 1]


class Brightspace(Layout):
    """Folders `{number}-{number} - {name} - {May 18, 2025 1224 PM}/`; older ones flat, with ` - {file name}` appended.

    From the left: two numbers, then the name up to the first part that is a date with a time. The first number is
    the person's; when it is the same for all names, the second is. Every attempt has a folder of its own.
    """

    kind = "brightspace"
    START = re.compile(r"(\d{1,20})-(\d{1,20}) - ")
    DATE = re.compile(r"(?=.*\b\d{4}\b)(?=.*[^\W\d_]{3})(.*?)\b(\d{1,2}):?(\d\d)(?::\d\d)?(?:\s*([AaPp])\.?[Mm]\.?)?$")

    def __init__(self, download):
        super().__init__(download)
        first: dict[str, set[str]] = {}
        for item in download.items:
            for component in item.parts[: len(download.prefix) + 1]:
                if cut := self._cut(component):
                    first.setdefault(cut[0], set()).add(cut[2])
                    break
        self.second = len(first) == 1 and len(next(iter(first.values()))) > 1

    def _cut(self, component: str) -> tuple[str, str, str, datetime | None, str] | None:
        start = self.START.match(component)
        if not start:
            return None
        parts = component[start.end() :].split(" - ")
        for at in range(1, len(parts)):
            if time := self._time(parts[at]):
                return *start.groups(), " - ".join(parts[:at]), time, " - ".join(parts[at + 1 :])
        return None

    def _time(self, text: str) -> datetime | None:
        found = self.DATE.fullmatch(text.strip())
        if not found:
            return None
        day, hour, minute, half = found.groups()
        try:
            return dates.parse(f"{day.strip(' ,')} {hour}:{minute} {half + 'm' if half else ''}")
        except (ValueError, OverflowError):
            return None

    def parse(self, component, rest, item):
        cut = self._cut(component)
        if cut is None:
            return None
        first, second, name, when, base = cut
        rest = (base, *rest) if base else rest
        try:
            time = self.download.local(when)
        except (ValueError, OverflowError):
            return None
        owner = (Owner(self.kind, second if self.second else first, name),)
        return Place(owner, rest or ("unnamed",), component, time=time)


class Gradescope(Layout):
    """`assignment_{n}_export/submission_{n}/…` with `submission_metadata.yml` beside the folders.

    The metadata maps the folder to `:submitters:`, each with `:name`, `:sid` and `:email` (any may be missing; a
    group has several, and each gets the submission), and to `:created_at:`. The keys are Ruby symbols; every scalar
    is read as text, so that a student number keeps its zeros, and tags build no objects.
    """

    kind = "gradescope"
    METADATA = "submission_metadata.yml"
    silent = f"{METADATA} names nobody for it, or is missing"

    def __init__(self, download):
        super().__init__(download)
        self.people: dict[str, tuple[tuple[Owner, ...], datetime | None]] = {}
        self.root: tuple[str, ...] | None = None
        found = [item for item in download.items if item.parts[-1] == self.METADATA and item.file]
        found = [item for item in found if download.prefix[: len(item.parts) - 1] == item.parts[:-1]]
        if found:
            item = min(found, key=lambda item: len(item.parts))
            self.root = item.parts[:-1]
            self._read(item)

    def _read(self, item: Item) -> None:
        loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
        try:
            with open(item.file, "rb") as file:
                content = yaml.load(file, Loader=loader)
        except (yaml.YAMLError, RecursionError, ValueError) as error:
            where = str(getattr(error, "problem_mark", "") or error).strip()
            raise CollectError(
                f"{item.name} is not the YAML that Gradescope writes ({where}): download it again."
            ) from error
        if not isinstance(content, dict):
            raise CollectError(f"{item.name} holds no list of submissions: download the export again.")
        for folder, about in content.items():
            about = _symbols(about)
            people = about.get("submitters")
            people = [_symbols(person) for person in people if person] if isinstance(people, list) else []
            owners = []
            for at, person in enumerate(people):
                sid, email, name = (_said(person.get(key)) for key in ("sid", "email", "name"))
                key = sid or email or f"{name or 'unnamed'}_{folder}_{at + 1}"
                owners.append(Owner(self.kind, key, name, email))
            self.people[str(folder)] = tuple(owners), self._time(about)

    def _time(self, about: dict) -> datetime | None:
        said = about.get("created_at")
        if isinstance(said, dict):  # a Ruby time object: {utc: …, zone: …, time: …}
            said = said.get("utc") or said.get("time")
        try:
            time = dates.parse(said) if isinstance(said, str) and said else None
            return time and (time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC))
        except (ValueError, OverflowError):
            return None

    def parse(self, component, rest, item):
        if self.root is None or item.parts[: len(self.root)] != self.root or item.parts[-1 - len(rest)] != component:
            return None
        if len(item.parts) - len(rest) - 1 != len(self.root):
            return None
        if not rest and component == self.METADATA:
            return Place((), (component,), ignored="Gradescope's list of submissions")
        owners, time = self.people.get(component, ((), None))
        if not owners:
            return None
        digits = "".join(re.findall(r"\d+", component)[-1:])
        number = int(digits) if _number(digits) else 0
        return Place(owners, rest or (component,), component, number=number, time=time)


def _symbols(value) -> dict:
    """A mapping without the colons of Ruby symbols in its keys; anything else is empty."""
    return {str(key).strip(":"): part for key, part in value.items()} if isinstance(value, dict) else {}


def _said(value) -> str | None:
    text = value.strip() if isinstance(value, str) else ""
    return None if text in ("", "~", "null", "Null", "NULL") else text


class Nbgrader(Layout):
    """nbgrader's own `[submitted/]{student}/{assignment}/…` with `timestamp.txt`, or its exchange's inbound folders
    `{student}+{assignment}+{time}[+…]/`.

    Work of other assignments is left where it is.
    """

    kind = "nbgrader"

    def __init__(self, download):
        super().__init__(download)
        asked = download.assignment
        depths = Counter(
            depth
            for item in download.items
            for depth in range(min(len(download.prefix) + 1, len(item.parts) - 2))
            if item.parts[depth + 1] == asked
        )
        self.depth = min(depths) if depths else None
        self.times: dict[tuple[str, ...], datetime] = {}
        self.unclear: dict[tuple[str, ...], str] = {}
        if self.depth is not None:
            for item in download.items:
                if item.parts[self.depth + 1 :] == (asked, "timestamp.txt"):
                    self._note_time(item.parts[: self.depth + 1], text_of(item, 200))

    def _note_time(self, folder: tuple[str, ...], text: str) -> None:
        try:
            self.times[folder] = timestamps.time_of(text)
        except timestamps.Unclear as unclear:
            self.unclear[folder] = str(unclear)

    def certain(self) -> bool:
        """Whether it is nbgrader's for sure: a plain folder can look alike when zips hold a folder of that name."""
        return bool(self.times or self.unclear) or self.depth is None or "submitted" in self.download.prefix

    def parse(self, component, rest, item):
        asked = self.download.assignment
        sent = component.split("+")
        if len(sent) >= 3 and sent[1] == asked and sent[0] and rest:
            try:
                time = timestamps.time_of(sent[2])
            except timestamps.Unclear:  # its timestamp.txt, or else nothing, says when
                time = None
            return Place((Owner(self.kind, sent[0]),), rest, component, time=time)
        if self.depth is None or len(item.parts) - len(rest) - 1 != self.depth or len(rest) < 2:
            return None
        owner = Owner(self.kind, without_ending(component))
        if rest[0] != asked:
            return Place((), rest, ignored=f"belongs to another assignment ({rest[0]})")
        folder, own = item.parts[: self.depth + 1], None
        if rest[1:] == (timestamps.NAME,):
            own = self.unclear.get(folder, "nbgrader's time of submission")
        return Place((owner,), rest[1:], time=self.times.get(folder), ignored=own)


class Plain(Layout):
    """One folder, one zip or one file per student, named for the student.

    A file's name may hold the assignment's before or behind the student's (`ada_self_attention.ipynb`); copy marks
    such as ` (1)` are not part of it. Where the outermost level is the submission itself (`self_attention.ipynb`
    lies there), the student is the folder or the zip around it. Other files on the outermost level are nobody's.
    """

    kind = "plain"

    def __init__(self, download):
        super().__init__(download)
        self.asked = squashed(download.assignment)
        level = len(download.prefix)
        top = [item for item in download.items if len(item.parts) == level + 1]
        self.single = any(squashed(stem_and_copy(item.parts[-1])[0]) == self.asked for item in top)
        self.level = level
        self.whole = self._downloads_inside() if not self.single else {}

    def _downloads_inside(self) -> dict[str, str]:
        """Zips on the outermost level that look like downloads of a system themselves: zip -> system.

        They are not opened as one student's work, and not as the system's either: their names would then be in the
        hands of whoever sent the zip.
        """
        inner: dict[str, list[Item]] = {}
        for item in self.download.items:
            if len(item.parts) > self.level + 1 and archive_kind(item.parts[self.level]):
                inner.setdefault(item.parts[self.level], []).append(item)
        found = {}
        for unit, items in inner.items():
            if len(items) < 2:
                continue
            for layout in (Canvas, Moodle, Blackboard, Brightspace):
                reader = layout(Download(self.download.path, [], self.download.assignment))
                keys = set()
                for item in items:
                    for depth in range(self.level + 1, min(self.level + 3, len(item.parts))):
                        place = reader.parse(item.parts[depth], item.parts[depth + 1 :], item)
                        keys |= {owner.key for owner in place.owners} if place else set()
                if len(keys) > 1:
                    found[unit] = layout.kind
        return found

    def place(self, item):
        if len(item.parts) <= self.level:
            return None
        if self.single:
            rest = item.parts[self.level :]
            around = self.download.prefix[-1] if self.level else self.download.path.name
            if not self.level and self.download.path.is_file() and not archive_kind(around):
                return None  # the file itself was given: its name says only the assignment's
            student = without_ending(around)
        else:
            component, below = item.parts[self.level], item.parts[self.level + 1 :]
            if component in self.whole or not (below or item.may_be_work):
                return None
            student = without_ending(component) if below else self._student(component)
            rest = below or (component,)
        return Place((Owner(self.kind, student),), rest) if student and squashed(student) != self.asked else None

    def _student(self, base: str) -> str:
        stem, _ = stem_and_copy(base, resubmitted=False)
        lowered, asked = stem.casefold(), self.download.assignment.casefold()
        for mark in "_-. ":
            if lowered.startswith(asked + mark):
                return stem[len(asked) + 1 :]
            if lowered.endswith(mark + asked):
                return stem[: -len(asked) - 1]
        return stem

    def parse(self, component, rest, item):
        return self.place(item)


# Tried in this order; the one that reads most of the names is taken, the first of equals.
SYSTEMS: tuple[type[Layout], ...] = (Gradescope, Blackboard, Moodle, Brightspace, Nbgrader, Canvas)
KINDS = ("auto", *sorted(layout.kind for layout in SYSTEMS), "plain")
ENOUGH = 0.5  # of the names on the outermost level; the others are then named as unmatched


def recognise(download: Download, kind: str = "auto") -> tuple[Layout, str]:
    """The layout of a download and how it was found, in words. kind: one of KINDS.

    Raises CollectError for an unknown kind.
    """
    if kind != "auto":
        for layout in (*SYSTEMS, Plain):
            if layout.kind == kind:
                return layout(download), "as asked"
        raise CollectError(f"There is no kind “{kind}”; known are {', '.join(KINDS)}.")
    best: tuple[float, Layout, str] | None = None
    for system in SYSTEMS:
        layout = system(download)
        fitting, total = layout.hits()
        if not fitting or fitting / total < (1 if system is Nbgrader and not layout.certain() else ENOUGH):
            continue
        if best is None or fitting / total > best[0]:
            said = f"recognised: {fitting} of {total} names are written as {system.kind.capitalize()} does"
            best = fitting / total, layout, said
    if best:
        return best[1], best[2]
    return Plain(download), "recognised: no system's names, so one folder or file per student"
