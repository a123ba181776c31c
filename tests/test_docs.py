"""What the pages say holds: their links lead somewhere, their examples and lists are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from autograder import model
from autograder.checks.kind import KINDS
from autograder.cli import app
from autograder.naming.rules import RULES

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
CATALOGUE = ROOT / "autograder" / "rubrics" / "self_attention" / "mistakes"


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def first_column(page: str, heading: str) -> set[str]:
    """The names in the first column of the table that begins with `heading`."""
    table = page[page.index(heading) :].split("\n\n")[0]
    return set(re.findall(r"^\| `([^`]+)`", table, re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert target.startswith("https://") or (page.parent / target).is_file(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_make_targets_exist(page):
    words = page.read_text("utf-8")
    commands = {command.name or command.callback.__name__ for command in app.registered_commands}
    # In running text a command may stand with a line break inside.
    assert set(re.findall(r"(?:^    |^\$ |`)autograder\s+([a-z]+)", words, re.MULTILINE)) <= commands
    targets = set(re.findall(r"^([a-z-]+):", text("Makefile"), re.MULTILINE))
    assert set(re.findall(r"(?:^    |`)make ([a-z-]+)", words, re.MULTILINE)) <= targets


def test_the_examples_of_mistakes_are_files_of_the_catalogue():
    examples = re.findall(r"^```python\n(# name:.*?)^```$", text("docs/adding-a-mistake.md"), re.MULTILINE | re.DOTALL)
    files = {path.read_text("utf-8").strip() for path in CATALOGUE.glob("*/*.py")}
    assert len(examples) == 3
    assert {example.strip() for example in examples} <= files


def test_every_rule_is_described():
    assert first_column(text("docs/adding-a-mistake.md"), "| rule | |\n") == set(RULES)


def test_every_kind_of_check_and_facet_is_described():
    page = text("docs/adding-an-assignment.md")
    rows = [f"| `{name}` | {kind.passes} | {kind.needs} |\n" for name, kind in sorted(KINDS.items())]
    assert "| kind of check | passes when | its cases need |\n|---|---|---|\n" + "".join(rows) + "\n" in page
    assert all(f"`{facet}`" in page for facet in model.FACETS)
