"""Collecting the next download adds what is new, replaces what collect itself put there, and touches nothing else."""

import os
from datetime import UTC, datetime

import pytest
from collect_helpers import (
    ASSIGNMENT,
    account,
    collected,
    full_roster,
    notebook,
    reason,
    roster,
    states,
    student,
    students,
    work_of,
    zipped,
)

from autograder.collect.errors import CollectError

ADA, BOB = "ada_1_{}_self_attention.ipynb", "bob_2_{}_self_attention.ipynb"


def download(tmp_path, entries, **options):
    zipped(entries, tmp_path / "c.zip")
    return collected(tmp_path, tmp_path / "c.zip", **options)


def snapshot(tmp_path):
    found = {}
    for path in (tmp_path / "course" / "submitted").rglob("*"):
        if path.is_file() and ".collected" not in path.parts:
            found[path] = (path.stat().st_mtime_ns, path.stat().st_ino, path.read_bytes())
    return found


def test_the_same_download_again_changes_nothing(tmp_path):
    entries = {ADA.format(11): notebook("ada"), BOB.format(12): notebook("bob")}
    download(tmp_path, entries)
    before = snapshot(tmp_path)
    again = download(tmp_path, entries)
    assert snapshot(tmp_path) == before
    assert {s["status"] for s in account(again)["students"]} == {"unchanged"}
    assert set(states(again).values()) == {"taken"}, "it is still accounted for"
    assert len(list((tmp_path / "course/submitted/.collected").glob("2*.json"))) == 2


def test_the_next_download_adds_and_replaces_and_keeps_the_older_attempt_aside(tmp_path):
    download(tmp_path, {ADA.format(11): notebook("ada"), BOB.format(12): notebook("bob one")})
    bob = snapshot(tmp_path)
    entries = {ADA.format(11): notebook("ada"), BOB.format(22): notebook("bob two"), "cy_3_23_x.ipynb": notebook("cy")}
    result = download(tmp_path, entries)
    assert [s["status"] for s in account(result)["students"]] == ["unchanged", "updated", "new"]
    assert "bob two" in work_of(tmp_path, "2") and "cy" in work_of(tmp_path, "3")
    replaced = tmp_path / "course/submitted/.collected/replaced" / ASSIGNMENT / "2" / "001" / "self_attention.ipynb"
    assert "bob one" in replaced.read_text()
    after = snapshot(tmp_path)
    assert all(after[path] == found for path, found in bob.items() if "/1/" in str(path))


def test_an_older_download_does_not_bring_the_older_attempt_back(tmp_path):
    download(tmp_path, {BOB.format(22): notebook("bob two")})
    result = download(tmp_path, {BOB.format(12): notebook("bob one")})
    assert "bob two" in work_of(tmp_path, "2") and student(result, "2")["status"] == "older"
    assert "newer" in reason(result, BOB.format(12))


def test_what_somebody_changed_by_hand_is_kept_and_the_new_attempt_lies_aside(tmp_path):
    download(tmp_path, {BOB.format(12): notebook("bob one")})
    path = tmp_path / "course/submitted/2" / ASSIGNMENT / "self_attention.ipynb"
    path.write_bytes(notebook("repaired by the instructor"))
    result = download(tmp_path, {BOB.format(22): notebook("bob two")})
    assert "repaired" in work_of(tmp_path, "2") and "changed after" in result.attention["2"][0]
    aside = account(result)["entries"][0]["where"][0]
    assert "bob two" in (tmp_path / "course" / aside).read_text()


def test_what_lay_there_before_the_first_collect_is_kept(tmp_path):
    folder = tmp_path / "course/submitted/2" / ASSIGNMENT
    folder.mkdir(parents=True)
    (folder / "self_attention.ipynb").write_bytes(notebook("by e-mail"))
    result = download(tmp_path, {BOB.format(12): notebook("bob")})
    assert "by e-mail" in work_of(tmp_path, "2") and "was not put there by collect" in result.attention["2"][0]


@pytest.mark.parametrize("level", ["student", "assignment"])
def test_links_in_submitted_are_not_followed(tmp_path, level):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    submitted = tmp_path / "course/submitted"
    (submitted / "2").mkdir(parents=True)
    if level == "student":
        (submitted / "2").rmdir()
        (submitted / "2").symlink_to(elsewhere)
    else:
        (submitted / "2" / ASSIGNMENT).symlink_to(elsewhere)
    result = download(tmp_path, {BOB.format(12): notebook("bob")})
    assert "is a link" in result.attention["2"][0] and os.listdir(elsewhere) == []


def test_an_attempt_without_a_notebook_does_not_replace_one_that_has_it(tmp_path):
    download(tmp_path, {BOB.format(12): notebook("bob")})
    result = download(tmp_path, {"bob_2_22_essay.pdf": b"%PDF"})
    assert "bob" in work_of(tmp_path, "2") and "holds no notebook" in result.attention["2"][0]


def test_times_that_become_known_later_are_added(tmp_path):
    entries = {"Ada Lovelace_101_assignsubmission_file/self_attention.ipynb": notebook("ada")}
    rows = [("Participant 101", "s101", "")]
    people = roster(tmp_path / "r.csv", "Identifier,ID number,Last modified (submission)", rows)
    download(tmp_path, entries, roster=people)
    rows = [("Participant 101", "s101", "Wednesday, 10 June 2026, 2:14 PM")]
    people = roster(tmp_path / "r.csv", "Identifier,ID number,Last modified (submission)", rows)
    download(tmp_path, entries, roster=people, zone=UTC)
    assert work_of(tmp_path, "s101", "timestamp.txt") == "2026-06-10 14:14:00 UTC\n"


def test_unmatched_files_do_not_pile_up_and_can_be_matched_later(tmp_path):
    people = roster(tmp_path / "r.csv", "student id,name", [("s2", "Somebody Else")])
    entries = {"lovelaceada_101_11_self_attention.ipynb": notebook("ada")}
    for _ in range(2):
        result = download(tmp_path, entries, roster=people)
        assert result.unmatched == 1
    kept = [path for path in (tmp_path / "course/submitted/.collected/unmatched").rglob("*") if path.is_file()]
    assert len(kept) == 1 and students(tmp_path) == set()
    result = download(tmp_path, entries, roster=full_roster(tmp_path / "f.csv", "canvas"))
    assert result.unmatched == 0 and students(tmp_path) == {"s101"}


def test_several_downloads_at_once_count_the_newest_attempt(tmp_path):
    zipped({ADA.format(21): notebook("second")}, tmp_path / "two.zip")
    zipped({ADA.format(11): notebook("first"), BOB.format(12): notebook("bob")}, tmp_path / "one.zip")
    result = collected(tmp_path, tmp_path / "two.zip", tmp_path / "one.zip")
    assert "second" in work_of(tmp_path, "1") and students(tmp_path) == {"1", "2"}
    assert account(result)["counts"]["superseded"] == 1


def test_a_group_file_becomes_separate_files(tmp_path):
    people = roster(tmp_path / "r.csv", "id,name,group", [("j1", "Jessie", "Rocket"), ("j2", "James", "Rocket")])
    download(tmp_path, {"Rocket_7_assignsubmission_file/self_attention.ipynb": notebook("r")}, roster=people)
    first, second = (tmp_path / "course/submitted" / who / ASSIGNMENT / "self_attention.ipynb" for who in ("j1", "j2"))
    assert first.stat().st_ino != second.stat().st_ino and first.read_bytes() == second.read_bytes()


def test_two_collects_at_once_are_refused(tmp_path):
    import fcntl

    own = tmp_path / "course/submitted/.collected"
    own.mkdir(parents=True)
    with open(own / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(CollectError, match="Another collect"):
            download(tmp_path, {ADA.format(1): notebook("ada")})


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        '{"schema": 2}',
        '{"schema": 1, "folders": {"canvas:1": 1}}',
        '{"schema": 1, "submissions": {"self_attention": {"1": {"time": null}}}}',
        '{"schema": 1, "submissions": {"self_attention": {"1": {"digest": "ab", "time": "yesterday"}}}}',
        '{"schema": 1, "submissions": {"self_attention": {"1": {"digest": "ab", "time": "2026-05-18T12:24:00"}}}}',
    ],
)
def test_a_damaged_memory_is_named(tmp_path, content):
    own = tmp_path / "course/submitted/.collected"
    own.mkdir(parents=True)
    (own / "state.json").write_text(content)
    with pytest.raises(CollectError, match=r"state\.json is damaged.*Delete it"):
        download(tmp_path, {ADA.format(1): notebook("ada")})
    (own / "state.json").unlink()
    download(tmp_path, {ADA.format(1): notebook("ada")})
    (own / "state.json").unlink()
    again = download(tmp_path, {ADA.format(1): notebook("ada")})
    assert account(again)["students"][0]["status"] == "unchanged"


def test_the_leftovers_of_a_killed_run_are_cleared(tmp_path):
    old = tmp_path / "course/submitted/.collected/work-1"
    old.mkdir(parents=True)
    (old / "000001").write_text("half")
    download(tmp_path, {ADA.format(1): notebook("ada")})
    assert not old.exists()


def test_the_manifest_is_named_for_its_time(tmp_path):
    now = datetime(2026, 5, 18, 12, 24, tzinfo=UTC)
    result = download(tmp_path, {ADA.format(1): notebook("ada")}, now=now)
    assert result.path.name == "2026-05-18T12-24-00Z.json"
    assert account(result)["collected_at"] == "2026-05-18T12:24:00+00:00"


def test_everybody_keeps_their_folder_when_somebody_of_a_similar_id_comes_later(tmp_path):
    for who in ("ada", "Ada"):
        base = tmp_path / who
        (base / who).mkdir(parents=True)
        (base / who / "self_attention.ipynb").write_bytes(notebook(f"work of {who}"))
        collected(tmp_path, base)
    other = next(name for name in students(tmp_path) if name != "ada")
    assert len(students(tmp_path)) == 2 and other.startswith("Ada~")
    assert "work of ada" in work_of(tmp_path, "ada") and "work of Ada" in work_of(tmp_path, other)
