"""Archives are hostile: nothing is written outside submitted/, nothing unpacks without end, every entry is named."""

import gzip
import io
import os
import stat
import struct
import tarfile
import zipfile
import zlib
from pathlib import Path

import pytest
from collect_helpers import ASSIGNMENT, account, collected, notebook, reason, states, students, work_of, zipped

from autograder.collect.errors import CollectError
from autograder.collect.limits import UnpackLimits

SMALL = UnpackLimits(file=300_000, beside=100_000, archive=500_000, total=3_000_000, ratio=50, ratio_from=100_000)
CANVAS = "ada_1_11_"
OTHER = "bob_2_12_self_attention.ipynb"  # a neighbour, who must get his work whatever happens


def given(tmp_path, entries, **options):
    """Collects a Canvas download of these entries and of Bob's, and proves that Bob got his."""
    pairs = list(entries.items()) if isinstance(entries, dict) else list(entries)
    zipped([*pairs, (OTHER, notebook("bob"))], tmp_path / "c.zip")
    before = tree(tmp_path)
    result = collected(tmp_path, tmp_path / "c.zip", kind="canvas", limits=options.pop("limits", SMALL), **options)
    assert "bob" in work_of(tmp_path, "2")
    assert_only_submitted_grew(tmp_path, before)
    return result


def tree(root):
    return set(root.rglob("*"))


def assert_only_submitted_grew(root, before):
    submitted = root / "course" / "submitted"
    new = tree(root) - before - {root / "course", submitted}
    assert all(path.is_relative_to(submitted) for path in new), new
    assert not [path for path in new if path.is_symlink()]


def mode_entry(name, mode):
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = mode << 16
    return info


@pytest.mark.parametrize("name", ["../ada_1_11_self_attention.ipynb", "/etc/ada_1_11_x.ipynb", "C:\\ada_1_11_x.ipynb"])
def test_names_that_point_outside_are_refused_at_the_outermost_level(tmp_path, name):
    result = given(tmp_path, {name: notebook("ada")})
    assert states(result)[name.replace("\\", "\\")] == "ignored"
    assert "outside" in next(e["why"] for e in account(result)["entries"] if e["state"] == "ignored")
    assert students(tmp_path) == {"2"}


@pytest.mark.parametrize(
    "name", ["../../self_attention.ipynb", "/home/ada/self_attention.ipynb", "C:\\hw\\self_attention.ipynb"]
)
def test_in_a_students_own_zip_such_a_name_is_only_clumsy_and_the_work_counts(tmp_path, name):
    given(tmp_path, {f"{CANVAS}work.zip": zipped({name: notebook("ada")})})
    assert "ada" in work_of(tmp_path, "1") and students(tmp_path) == {"1", "2"}


@pytest.mark.parametrize("mode", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFSOCK])
def test_links_and_devices_in_a_zip_are_refused(tmp_path, mode):
    entry = mode_entry(f"{CANVAS}self_attention.ipynb", mode | 0o777)
    result = given(tmp_path, [(entry, "/etc/passwd")])
    assert states(result)[entry.filename] == "ignored"
    assert set(result.attention) == {"1"}, "Ada handed something in, so somebody must look"


def test_links_fifos_and_deep_folders_on_disk_are_refused_without_waiting(tmp_path):
    base = tmp_path / "down"
    base.mkdir()
    secret = tmp_path / "secret.ipynb"
    secret.write_bytes(notebook("secret"))
    (base / f"{CANVAS}self_attention.ipynb").symlink_to(secret)
    (base / "loop").symlink_to(base)
    os.mkfifo(base / "cy_3_13_self_attention.ipynb")
    (base / OTHER).write_bytes(notebook("bob"))
    deep = base
    for _ in range(150):
        deep = deep / "d"
        deep.mkdir()
    result = collected(tmp_path, base, kind="canvas")
    assert "links are not followed" in reason(result, f"{CANVAS}self_attention.ipynb")
    assert "FIFO" in reason(result, "cy_3_13_self_attention.ipynb")
    assert "deeper than 64" in account(result)["entries"][-1]["why"]
    assert "bob" in work_of(tmp_path, "2") and set(result.attention) == {"1", "3"}


def test_a_bomb_is_stopped_by_its_ratio_and_its_neighbours_are_not_touched(tmp_path):
    limits = UnpackLimits(ratio=50, ratio_from=100_000)
    inner = zipped({"self_attention.ipynb": notebook("ada"), "zeros.csv": bytes(1_000_000)})
    result = given(tmp_path, {f"{CANVAS}work.zip": inner}, limits=limits)
    assert "archive bomb" in reason(result, f"{CANVAS}work.zip/zeros.csv") and "ada" in work_of(tmp_path, "1")


def test_a_header_that_lies_about_the_size_is_found_out_while_reading(tmp_path):
    data = bytearray(zipped({"self_attention.ipynb": b"{" + b" " * 400_000}))
    for signature, offset in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        at = data.find(signature) + offset
        data[at : at + 4] = struct.pack("<L", 10)
    result = given(tmp_path, {f"{CANVAS}work.zip": bytes(data)})
    assert reason(result, f"{CANVAS}work.zip/self_attention.ipynb") and set(result.attention) == {"1"}


def test_a_large_notebook_of_one_repeated_line_is_no_bomb(tmp_path):
    limits = UnpackLimits(ratio=50, ratio_from=100_000)
    given(tmp_path, {f"{CANVAS}self_attention.ipynb": notebook("ada", filler="loss\n" * 500_000)}, limits=limits)
    assert "ada" in work_of(tmp_path, "1")


def test_a_file_over_the_limit_is_named_with_the_limit(tmp_path):
    result = given(tmp_path, {f"{CANVAS}self_attention.ipynb": os.urandom(400_000)})
    assert "at most 293 kB are read" in reason(result, f"{CANVAS}self_attention.ipynb")


def test_an_inner_archive_may_not_unpack_to_more_than_its_limit(tmp_path):
    many = {f"part{k}.txt": bytes(90_000) for k in range(8)}
    inner = zipped({**many, "self_attention.ipynb": notebook("ada")})
    result = given(tmp_path, {f"{CANVAS}work.zip": inner})
    assert any("archive bomb" in e.get("why", "") for e in account(result)["entries"])


def test_the_whole_run_has_a_limit_and_nothing_is_written_then(tmp_path):
    entries = {f"s{k}_{k}_{k + 100}_self_attention.ipynb": os.urandom(250_000) for k in range(20)}
    zipped(entries, tmp_path / "c.zip")
    with pytest.raises(CollectError, match="more than 3 MB altogether; nothing was written"):
        collected(tmp_path, tmp_path / "c.zip", limits=SMALL)
    assert students(tmp_path) == set()


def test_too_many_entries(tmp_path):
    inner = zipped({f"f{k}.txt": "" for k in range(60)})
    result = given(tmp_path, {f"{CANVAS}work.zip": inner}, limits=UnpackLimits(archive_entries=50))
    assert "more than 50 entries" in reason(result, f"{CANVAS}work.zip")
    zipped({f"f{k}.txt": "" for k in range(60)}, tmp_path / "many.zip")
    with pytest.raises(CollectError, match="more than 50 entries"):
        collected(tmp_path, tmp_path / "many.zip", limits=UnpackLimits(entries=50))


def test_a_list_of_contents_that_fills_the_memory_is_not_read(tmp_path):
    inner = zipped({f"{'n' * 200}{k}": "" for k in range(2000)})
    result = given(tmp_path, {f"{CANVAS}work.zip": inner}, limits=UnpackLimits(archive_directory=100_000))
    assert "table of contents is larger" in reason(result, f"{CANVAS}work.zip")


def test_entries_that_share_their_bytes_are_refused(tmp_path):
    plain = zipped({"a.ipynb": notebook("ada"), "b.ipynb": notebook("ada")})
    at = plain.rfind(b"PK\x01\x02")
    second = plain.rfind(b"PK\x01\x02", 0, at)
    offset = plain[second + 42 : second + 46]  # of the local header
    forged = plain[: at + 42] + offset + plain[at + 46 :]
    result = given(tmp_path, {f"{CANVAS}work.zip": forged})
    refused = [e for e in account(result)["entries"] if "shares its bytes" in e.get("why", "")]
    assert len(refused) == 2


def test_damaged_bytes_are_named_and_the_student_is_not_forgotten(tmp_path):
    plain = bytearray(zipped({f"{CANVAS}self_attention.ipynb": notebook("ada"), OTHER: notebook("bob")}))
    at = plain.find(b"self_attention.ipynb") + len(b"self_attention.ipynb") + 20
    plain[at] ^= 0xFF
    (tmp_path / "c.zip").write_bytes(plain)
    result = collected(tmp_path, tmp_path / "c.zip")
    assert "download it again" in reason(result, f"{CANVAS}self_attention.ipynb")
    assert "bob" in work_of(tmp_path, "2") and "download it again" in result.attention["1"][0]


def test_a_locked_entry_is_named(tmp_path):
    plain = bytearray(zipped({f"{CANVAS}self_attention.ipynb": notebook("ada"), OTHER: notebook("bob")}))
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        plain[plain.find(signature) + offset] |= 1
    (tmp_path / "c.zip").write_bytes(plain)
    result = collected(tmp_path, tmp_path / "c.zip")
    assert "password" in reason(result, f"{CANVAS}self_attention.ipynb") and "bob" in work_of(tmp_path, "2")


@pytest.mark.parametrize("method", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_packing_that_unpacks_without_a_bound_on_memory_is_refused(tmp_path, method):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        archive.writestr("self_attention.ipynb", notebook("ada"))
    result = given(tmp_path, {f"{CANVAS}work.zip": buffer.getvalue()})
    assert "ask for an ordinary zip" in reason(result, f"{CANVAS}work.zip/self_attention.ipynb")


def test_names_in_utf8_without_the_flag_in_cp437_and_in_the_unicode_field(tmp_path):
    utf8 = zipped({"Zo??.ipynb": notebook("zoe"), "x.ipynb": notebook("x")}).replace(b"Zo??", "Zoë".encode())
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        info = zipfile.ZipInfo("M?ller.ipynb")
        raw = b"M?ller.ipynb"
        body = b"\x01" + struct.pack("<L", zlib.crc32(b"M\x81ller.ipynb")) + "Müller.ipynb".encode()
        info.extra = struct.pack("<HH", 0x7075, len(body)) + body
        archive.writestr(info, notebook("mueller"))
    field = buffer.getvalue().replace(raw, b"M\x81ller.ipynb")
    plain = zipped({"J?rg.ipynb": notebook("joerg"), "x.ipynb": notebook("x")}).replace(b"J?rg.ipynb", b"J\x94rg.ipynb")
    base = tmp_path / "class"
    base.mkdir()
    found = []
    for name, data in (("one.zip", utf8), ("two.zip", field), ("three.zip", plain)):
        (base / name).write_bytes(data)
        found += [e["entry"] for e in account(collected(tmp_path, base / name))["entries"]]
    assert {"Zoë.ipynb", "Müller.ipynb", "Jörg.ipynb"} < set(found)
    assert {"Zoë", "Müller", "Jörg"} < students(tmp_path)


def test_names_that_differ_only_in_case_stay_apart(tmp_path):
    base = tmp_path / "class"
    for who in ("Ada", "ada", "ADA"):
        (base / who).mkdir(parents=True)
        (base / who / "self_attention.ipynb").write_bytes(notebook(f"work of {who}"))
        (base / who / "Data.csv").write_text(who)
        (base / who / "data.csv").write_text(who)
    collected(tmp_path, base)
    folders = students(tmp_path)
    assert len(folders) == 3 and len({name.casefold() for name in folders}) == 3
    for folder in folders:
        names = {path.name for path in (tmp_path / "course/submitted" / folder / ASSIGNMENT).iterdir()}
        assert len({name.casefold() for name in names}) == 3
    again = collected(tmp_path, base)
    assert students(tmp_path) == folders and {s["status"] for s in account(again)["students"]} == {"unchanged"}


def test_very_long_and_very_deep_names(tmp_path):
    long = "x" * 3000
    entries = {f"{CANVAS}{long}.ipynb": notebook("ada"), f"cy_3_13_w/{'d/' * 1000}self_attention.ipynb": notebook("cy")}
    result = given(tmp_path, entries, limits=UnpackLimits())
    assert "ada" in work_of(tmp_path, "1")
    assert "deeper than 64" in account(result)["entries"][1]["why"]


def test_zips_in_zips_are_opened_up_to_a_depth(tmp_path):
    once = zipped({"self_attention.ipynb": notebook("ada")})
    given(tmp_path, {f"{CANVAS}work.zip": zipped({"again.zip": zipped({"hw/more.zip": once})})})
    assert "ada" in work_of(tmp_path, "1")


def test_a_zip_that_holds_itself_ends(tmp_path):
    data = zipped({"self_attention.ipynb": notebook("ada")})
    for _ in range(12):
        data = zipped({"r.zip": data})
    result = given(tmp_path, {f"{CANVAS}work.zip": data})
    assert any("3 deep, not deeper" in e.get("why", "") for e in account(result)["entries"])


def test_a_zip_named_like_a_notebook_is_opened(tmp_path):
    given(tmp_path, {f"{CANVAS}self_attention.ipynb": zipped({"hw/self_attention.ipynb": notebook("ada")})})
    assert '"cells"' in work_of(tmp_path, "1")


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"PK\x05\x06" + bytes(18), b"<html>", zipped({})])
def test_what_is_no_zip_is_named(tmp_path, data):
    result = given(tmp_path, {f"{CANVAS}work.zip": data})
    assert reason(result, f"{CANVAS}work.zip") and set(result.attention) == {"1"}


@pytest.mark.parametrize("name", ["work.rar", "work.7z", "work.tar.xz"])
def test_archives_of_other_kinds_are_named_as_not_read(tmp_path, name):
    result = given(tmp_path, {CANVAS + name: b"Rar!"})
    assert "cannot be read" in reason(result, CANVAS + name) and set(result.attention) == {"1"}


def tarred(members, pack=lambda data: data):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for name, kind, content in members:
            info = tarfile.TarInfo(name)
            info.type, info.size, info.linkname = kind, len(content), "/etc/passwd"
            archive.addfile(info, io.BytesIO(content))
    return pack(buffer.getvalue())


def test_a_tar_is_read_and_its_links_and_devices_are_not(tmp_path):
    members = [
        ("hw/self_attention.ipynb", tarfile.REGTYPE, notebook("ada")),
        ("hw/link.ipynb", tarfile.SYMTYPE, b""),
        ("hw/hard.ipynb", tarfile.LNKTYPE, b""),
        ("hw/pipe.py", tarfile.FIFOTYPE, b""),
        ("../../out.csv", tarfile.REGTYPE, b"1"),
    ]
    result = given(tmp_path, {f"{CANVAS}work.tar.gz": tarred(members, gzip.compress)})
    assert "ada" in work_of(tmp_path, "1")
    refused = [e["entry"] for e in account(result)["entries"] if e["state"] == "ignored"]
    assert [Path(name).name for name in refused] == ["link.ipynb", "hard.ipynb", "pipe.py"]


def test_a_tar_that_unpacks_without_end_is_left(tmp_path):
    bomb = tarred([("big.bin", tarfile.REGTYPE, bytes(3_000_000)), ("self_attention.ipynb", tarfile.REGTYPE, b"{}")])
    result = given(tmp_path, {f"{CANVAS}work.tgz": gzip.compress(bomb)})
    assert "unpacks to more than" in reason(result, f"{CANVAS}work.tgz")


def test_a_download_that_is_no_archive_at_all_says_what_to_do(tmp_path):
    (tmp_path / "c.zip").write_bytes(b"<html>please log in</html>")
    with pytest.raises(CollectError, match=r"c\.zip: it is not a zip.*Download it again"):
        collected(tmp_path, tmp_path / "c.zip")


def test_submitted_is_not_collected_into_itself(tmp_path):
    (tmp_path / "course" / "submitted").mkdir(parents=True)
    for path in (tmp_path / "course", tmp_path / "course" / "submitted"):
        with pytest.raises(CollectError, match="contains submitted/ or is inside it"):
            collected(tmp_path, path)
