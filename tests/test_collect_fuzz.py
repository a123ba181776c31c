"""Whatever bytes and names arrive: a manifest that adds up or a CollectError, and nothing outside submitted/."""

import gzip
import io
import os
import shutil
import tarfile
import zipfile

import pytest
from collect_helpers import ASSIGNMENT, account, assert_adds_up, notebook, zipped
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.collect.errors import CollectError
from autograder.collect.limits import UnpackLimits
from autograder.collect.recognise import KINDS
from autograder.collect.run import collect
from autograder.collect.table import table
from autograder.course import Course

pytestmark = pytest.mark.filterwarnings("ignore:Duplicate name")
LIMITS = UnpackLimits(file=200_000, beside=50_000, archive=300_000, total=2_000_000, entries=2_000, archive_entries=200)
METADATA = "submission_1:\n  :submitters:\n  - :name: Ada\n    :sid: '1'\n  :created_at: 2025-05-18 12:24:00 Z\n"


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    return tmp_path_factory.mktemp("fuzz")


def survives(root, name, data, kind="auto"):
    """Collects the bytes in a course of their own; everything else in `root` must stay as it was."""
    place = root / "place"
    shutil.rmtree(place, ignore_errors=True)
    (place / "outside").mkdir(parents=True)
    (place / name).write_bytes(data)
    before = {path: path.lstat().st_mtime_ns for path in root.rglob("*") if path != place}
    result = None
    try:
        result = collect(Course(place / "course"), ASSIGNMENT, [place / name], kind, limits=LIMITS)
    except CollectError as error:
        assert str(error)
    else:
        assert_adds_up(place, result)
        table(result.manifest)
    submitted = place / "course" / "submitted"
    for path in root.rglob("*"):
        if path in before:
            assert path.lstat().st_mtime_ns == before[path], path
        elif path not in (place, place / "course", submitted):
            assert path.is_relative_to(submitted), path
            assert not path.is_symlink()
    return result


# ---------------------------------------------------------------- names

ODD = [
    "..",
    ".",
    "",
    "/",
    "\\",
    "C:",
    "con",
    "__MACOSX",
    "._x",
    ".git",
    "\x1b[2J",
    "\u202e",
    "=1+1",
    "a" * 300,
    "é",
    "é",
]
WORDS = [
    "self_attention",
    "Self_Attention (1)",
    "ada",
    "LATE",
    "anon",
    "12",
    "345",
    "HW 1",
    "attempt",
    "assignsubmission",
]
WORDS += [
    "file",
    "onlinetext",
    "2026-01-02-03-04-05",
    "151-351 - Ada L - May 18, 2025 1224 PM",
    "submission_1",
    "Team - A",
]
ENDINGS = ["", ".ipynb", ".py", ".zip", ".txt", ".html", ".yml", ".csv", ".tar.gz", ".ipynb.txt", ".so", ".rar"]
SHAPED = [
    "ada_12_345_{}",
    "ada_LATE_12_345_{}",
    "anon_x_9_{}",
    "Ada L_12_assignsubmission_file/{}",
    "Ada L_12_assignsubmission_file_{}",
    "HW_ada_attempt_2026-01-02-03-04-05_{}",
    "HW_ada_attempt_2026-01-02-03-04-05.txt",
    "151-351 - Ada L - May 18, 2025 1224 PM/{}",
    "x/submission_1/{}",
    "submitted/ada/self_attention/{}",
    "../../{}",
    "/{}",
]
word = st.sampled_from(WORDS + ODD) | st.text(max_size=12)
component = st.lists(word, min_size=1, max_size=4).map("_".join)
base = st.builds("{}{}".format, component, st.sampled_from(ENDINGS))
path = st.builds(lambda folders, name: "/".join([*folders, name]), st.lists(component, max_size=3), base)
names = st.one_of(path, st.builds(lambda shape, name: shape.format(name), st.sampled_from(SHAPED), base))
contents = st.one_of(
    st.sampled_from(
        [b"", notebook("x"), b"# %%\nx = 1\n", METADATA.encode(), b"<html>", b"PK\x03\x04", b"Name: A (ada)\n"]
    ),
    st.binary(max_size=200),
    st.integers(0, 120_000).map(bytes),
)
modes = st.sampled_from([0, 0o100644, 0o120777, 0o010644, 0o040755, 0o060644, 0o140644])
entry = st.tuples(names, contents, modes)


def packed(entries, date=(2026, 1, 2, 3, 4, 6)):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content, mode in entries:
            info = zipfile.ZipInfo("x", date)
            info.filename = name or "x"
            info.external_attr = mode << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    return buffer.getvalue()


@settings(max_examples=150, deadline=None)
@given(st.lists(entry, max_size=8), st.lists(entry, max_size=4), names, st.sampled_from(KINDS))
def test_any_names_and_contents_are_accounted_for(root, entries, inner, inner_name, kind):
    if inner:
        entries = [*entries, (inner_name + ".zip", packed(inner), 0)]
    survives(root, "download.zip", packed(entries), kind)


@settings(max_examples=60, deadline=None)
@given(st.lists(entry, max_size=6), st.binary(max_size=300))
def test_any_gradescope_metadata_is_read_or_refused(root, entries, tail):
    metadata = ("x/submission_metadata.yml", METADATA.encode() + tail, 0)
    survives(root, "download.zip", packed([metadata, ("x/submission_1/a.ipynb", notebook("a"), 0), *entries]))


# ---------------------------------------------------------------- bytes


def whole_zip():
    work = zipped({"hw/self_attention.ipynb": notebook("inner"), "hw/data.csv": "1,2"})
    return zipped(
        {
            "ada_1_11_self_attention.ipynb": notebook("ada"),
            "bob_LATE_2_12_work.zip": work,
            "zoë_3_13_self_attention-1.ipynb": notebook("zoe"),
            "cy_4_14_self_attention.py": b"# %%\nx = 1\n",
        }
    )


def whole_tar():
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name in ("ada_1_11_self_attention.ipynb", "é" * 120 + "_2_12_self_attention.ipynb"):
            info = tarfile.TarInfo(name)
            info.size = len(notebook("ada"))
            archive.addfile(info, io.BytesIO(notebook("ada")))
    return buffer.getvalue()


SOUND = {"download.zip": whole_zip(), "download.tar": whole_tar()}
edit = st.tuples(st.sampled_from(["set", "cut", "insert", "copy", "end"]), st.floats(0, 1), st.integers(0, 255))


def mutated(data, edits):
    data = bytearray(data)
    for what, where, value in edits:
        at = int(where * len(data))
        if what == "set" and at < len(data):
            data[at] = value
        elif what == "cut":
            del data[at : at + value % 40]
        elif what == "insert":
            data[at:at] = bytes([value]) * (value % 9)
        elif what == "copy":
            data[at:at] = data[max(0, at - value) : at]
        elif what == "end":
            del data[max(at, len(data) - value) :]
    return bytes(data)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(sorted(SOUND)), st.lists(edit, min_size=1, max_size=6), st.booleans())
def test_damaged_archives_are_accounted_for_or_refused(root, name, edits, again):
    data = mutated(SOUND[name], edits)
    if name.endswith("tar") and again:
        name, data = "download.tar.gz", gzip.compress(data)
    survives(root, name, data)


@settings(max_examples=120, deadline=None)
@given(st.lists(edit, min_size=1, max_size=6))
def test_a_students_damaged_zip_never_takes_a_neighbours_work(root, edits):
    work = mutated(whole_zip(), edits)
    data = zipped({"mallory_9_90_work.zip": work, "neil_8_80_self_attention.ipynb": notebook("neil")})
    result = survives(root, "download.zip", data)
    assert {student["student"] for student in account(result)["students"]} == {"8", "9"}
    place = root / "place" / "course" / "submitted" / "8" / ASSIGNMENT / "self_attention.ipynb"
    assert place.read_bytes() == notebook("neil")


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["a.zip", "a.tar", "a.tgz", "a.ipynb"]), st.binary(max_size=400))
def test_any_bytes_at_all(root, name, data):
    survives(root, name, data)


def test_folder_names_that_are_no_unicode(root):
    place = root / "bytes"
    folder = place.joinpath("class").as_posix().encode() + b"/\xff\xfeada"
    os.makedirs(folder)
    with open(folder + b"/self_attention.ipynb", "wb") as file:
        file.write(notebook("ada"))
    os.makedirs(place.as_posix().encode() + b"/class/bob")
    with open(place.as_posix().encode() + b"/class/bob/self_attention.ipynb", "wb") as file:
        file.write(notebook("bob"))
    result = collect(Course(place / "course"), ASSIGNMENT, [place / "class"])
    assert_adds_up(place, result)
    assert len(account(result)["students"]) == 2 and result.unmatched == 0
