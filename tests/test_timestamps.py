"""When something was handed in: `timestamp.txt` is read as nbgrader reads it, and what is no whole time is named."""

from __future__ import annotations

import io
import os
import time
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console
from sample_reports import practice_class, report

from autograder import records, timestamps
from autograder.reports.class_page import class_page
from autograder.reports.figures import untimed
from autograder.reports.table import summary
from autograder.timestamps import Unclear, handed_in, time_of

ZONES = ("UTC", "America/New_York", "Europe/London", "Asia/Kolkata")
AT_TEN = "2026-03-02T10:00:00+00:00"
WHOLE = {
    "2026-03-02 10:00:00 UTC": AT_TEN,
    "2026-03-02 10:00:00.000000 UTC": AT_TEN,
    "2026-03-02 10:00:00": AT_TEN,
    "2026-03-02T10:00": AT_TEN,
    "2026-03-02 11:00:00 Europe/Berlin": AT_TEN,
    "2026-03-02 11:00:00 CET": AT_TEN,
    "2026-03-02T11:00:00+01:00": AT_TEN,
    "20260302T100000Z": AT_TEN,
    "20260302100000": AT_TEN,
    "2026-03-02 10:00 AM": AT_TEN,
    "2026-03-02 10:00 GMT": AT_TEN,
    "Monday, 2 March 2026, 10:00 AM": AT_TEN,
    "Monday, 2 March 2026, 10:00 PM": "2026-03-02T22:00:00+00:00",
    "Mon, 02 Mar 2026 10:00:00 GMT": AT_TEN,
    "Mon, 02 Mar 2026 11:00:00 +0100": AT_TEN,
    "Mon, 02 Mar 2026 11:00:00 +0100 (CET)": AT_TEN,
    "Mon Mar  2 10:00:00 UTC 2026": AT_TEN,
    "March 2, 2026 at 10:00 PM": "2026-03-02T22:00:00+00:00",
    "13/02/2026 10:00": "2026-02-13T10:00:00+00:00",
}
UNCLEAR = [
    "",
    "garbage",
    "yesterday, I think",
    "10:00",
    "Monday",
    "2 March",
    "2 March 2026",
    "2026-03-02",
    "Montag, 2. März 2026, 10:00",
    "1772445600",  # seconds since 1970
    "1701021011",  # the same; as year, month, day and time it would be one, too
    "1772445600.5",
    "03/02/2026 10:00",  # March or February
    "02.03.2026 10:00",
    "2 March 26 10:00",
    "2026-03-02 10:00 PM",  # nbgrader looks for a zone in the third word, and loses it
    "2026-03-02 10:00:00 +0100",  # nbgrader takes these for seconds
    "2026-03-02 10:00:00 +01:00",
    "2026-03-02  10:00",
    "2026-03-02 10:00:00 Mars/Base",
    "Mon, 02 Mar 2026 10:00:00 PKT",
    "Mon Mar 02 2026 10:00:00 GMT+0100 (CET)",  # dateutil takes the sign the other way round
    "2026-13-45 10:00:00 UTC",
    "0001-01-01 00:00:00 Asia/Tokyo",
    "9999-12-31 23:59:59 -1200",
]


@pytest.fixture(params=ZONES)
def zone(request, monkeypatch):
    """Where the server stands."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


def by_nbgrader(text: str) -> str | None:
    """What nbgrader records for the text of a timestamp.txt, wherever the text comes from."""
    from nbgrader.utils import parse_utc

    return parse_utc(text.strip()).replace(tzinfo=UTC).isoformat()


def understood(text: str) -> str | None:
    try:
        return time_of(text).isoformat()
    except Unclear as unclear:
        assert text[:60] in str(unclear) and "2026-03-02 10:00:00 UTC" in str(unclear)
        return None


@pytest.mark.filterwarnings("ignore:tzname")
def test_a_whole_time_is_read_as_nbgrader_reads_it_wherever_the_server_stands(zone):
    for text, at in WHOLE.items():
        assert understood(text) == at == by_nbgrader(text), text


@pytest.mark.filterwarnings("ignore:tzname")
def test_what_is_no_whole_time_is_none_wherever_the_server_stands(zone):
    for text in UNCLEAR:
        assert understood(text) is None, text


MOMENTS = st.datetimes(datetime(1990, 1, 1), datetime(2090, 1, 1)).map(lambda moment: moment.replace(microsecond=0))
FORMS = st.sampled_from(
    [
        "%Y-%m-%d %H:%M:%S UTC",
        "%Y-%m-%dT%H:%M:%SZ",
        "%Y-%m-%dT%H:%M:%S",
        "%Y%m%d%H%M%S",
        "%A, %d %B %Y, %I:%M:%S %p",
        "%a, %d %b %Y %H:%M:%S GMT",
        "%a, %d %b %Y %H:%M:%S +0000",
        "%B %d, %Y, %H:%M:%S",
        "%d %b %Y %H:%M:%S",
        "%d/%m/%Y %H:%M:%S",
        "%m/%d/%Y %I:%M:%S %p",
        "%Y-%m-%d %I:%M:%S %p",
        "%d.%m.%y %H:%M:%S",
    ]
)


@settings(max_examples=300, deadline=None)
@given(MOMENTS, FORMS)
def test_no_form_gives_another_time_than_the_one_meant(moment, form):
    said = understood(moment.strftime(form))
    assert said in (moment.replace(tzinfo=UTC).isoformat(), None)
    if form.startswith("%Y-%m-%d") and "%p" not in form:
        assert said


WORDS = st.sampled_from(
    "2026-03-02 10:00 22:15:01 PM AM UTC GMT EST 2 02 March Mar Mon Monday, 2026 26 +0100 at Z -".split()
)


@pytest.mark.filterwarnings("ignore:tzname")
@settings(max_examples=400, deadline=None)
@given(st.lists(WORDS, min_size=1, max_size=6))
def test_no_words_give_a_time_that_nbgrader_does_not_read_or_that_today_decides(words):
    text = " ".join(words)
    said = understood(text)
    if said is None:
        return
    assert said == by_nbgrader(text)
    assert said[:4] == "2026" and said[5:7] in ("02", "03")  # what stands in the words, whatever the date is today


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=60))
def test_whatever_bytes_stand_there_a_time_or_a_sentence_comes_back(tmp_path_factory, data):
    folder = tmp_path_factory.getbasetemp()
    (folder / "timestamp.txt").write_bytes(data)
    when, problem = handed_in(folder)
    assert (when is None) == bool(problem)


def test_the_usual_form_is_read_without_importing_nbgrader():
    import subprocess
    import sys

    code = (
        "import sys; from autograder.timestamps import time_of; time_of('2026-03-02 10:00:00 UTC');"
        "assert not {'nbgrader', 'dateutil'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_a_file_there_is_neither_a_time_nor_a_problem(tmp_path):
    assert handed_in(tmp_path) == (None, None)
    assert handed_in(tmp_path / "nowhere") == (None, None)


def test_nothing_but_a_small_file_of_the_folders_own_is_opened(tmp_path):
    place, elsewhere = tmp_path / "timestamp.txt", tmp_path / "secret"
    elsewhere.write_text("2026-03-02 10:00:00 UTC")
    place.symlink_to(elsewhere)
    assert handed_in(tmp_path) == (None, f"timestamp.txt is not a small file. {timestamps._ADVICE}")
    place.unlink()
    os.mkfifo(place)  # reading it would never end
    assert handed_in(tmp_path)[1].startswith("timestamp.txt is not a small file.")
    place.unlink()
    place.write_text(" " * 5000)
    assert handed_in(tmp_path)[1].startswith("timestamp.txt is not a small file.")
    place.write_bytes(b"\xff\xfe2\x000\x00")
    assert handed_in(tmp_path)[1].startswith("timestamp.txt is not text.")
    place.write_text("\ufeff2026-03-02 10:00:00 UTC\r\n", "utf-8")
    assert handed_in(tmp_path)[0].isoformat() == AT_TEN


# --- who is named ---------------------------------------------------------------------------------------------------


def _class():
    unclear = report("eve", submitted_at=None, submitted_problem="timestamp.txt says “Monday”, which …")
    return [report("ada"), report("bob", submitted_at=None), unclear]


def _shown(reports, due):
    console = Console(file=io.StringIO(), width=200)
    console.print(summary(reports, due))
    return console.file.getvalue(), class_page(reports, due=due)


def test_a_time_that_cannot_be_read_is_named_on_the_terminal_and_the_class_page():
    for one in _class():
        records.parse(records.dump(one))
    assert [student for student, _ in untimed(_class(), due=False)] == ["eve"]
    for text in _shown(_class(), due=False):
        assert "says “Monday”" in text and "1 submission without a time" in text


def test_where_there_is_a_due_date_those_without_a_time_are_named_too():
    assert [student for student, _ in untimed(_class(), due=True)] == ["bob", "eve"]
    for text in _shown(_class(), due=True):
        assert "no timestamp.txt beside the notebook" in text and "2 submissions without a time" in text
    large = [*practice_class(60), *_class()]
    for text in _shown(large, due=True):
        assert "2 submissions without a time" in text


def test_where_all_times_are_known_nothing_is_said():
    for text in _shown([report("ada")], due=True):
        assert "without a time" not in text
