"""Canvas: its gradebook export, and its zip of annotated submissions.

The header is `Student,ID,[SIS User ID,][SIS Login ID,][Integration ID,][Root Account,]Section,…` or begins with
`LastName,FirstName`; then a column per assignment, `Title (12345)`, and read-only ones. Below it may come a line about
posting, and one that begins with `Points Possible`. Source: lib/gradebook_importer.rb and lib/content_zipper.rb of
Canvas; for the zip Assignment#infer_comment_context_from_filename.
"""

from __future__ import annotations

import re
from dataclasses import replace

from autograder.collect.roster import TEST_STUDENT
from autograder.returns.lms.system import Column, Row, System, header, number, people
from autograder.text import squashed

TITLE = re.compile(r"(.*\S)\s*\(\d+\)")


class Canvas(System):
    kind, name = "canvas", "Canvas"
    export = "the gradebook, as Grades → Export gives it"
    upload = "Grades → Import"
    pages = "the assignment's page → Upload Submissions"

    def _places(self, table) -> dict[str, int]:
        found: dict[str, int] = {}
        for at, text in enumerate(header(table)):
            found.setdefault(squashed(text), at)
            if squashed(text) == "section":
                break
        return found

    def reads(self, table):
        places = self._places(table)
        return {"id", "section"} <= places.keys() and bool({"student", "lastname"} & places.keys())

    def people(self, table):
        places = self._places(table)
        names = [places[k] for k in ("student", "firstname", "lastname") if k in places]
        kinds = {"id": "sisuserid", "login": "sisloginid", "integration": "integrationid"}
        ids = {kind: places[k] for kind, k in kinds.items() if k in places}
        found = [row for row in people(table, places["id"], names, ids) if not _about_points(row)]
        return [replace(row, pretended=squashed(row.name or "") in TEST_STUDENT) for row in found]

    def columns(self, table):
        section = self._places(table)["section"]
        about = next((row for row in table.rows[1:4] if squashed(row[0].text) == "pointspossible"), [])
        found = []
        for at, text in enumerate(header(table)):
            titled = TITLE.fullmatch(text)
            said = about[at].text.strip() if at < len(about) else ""
            if at > section and titled and said != "(read only)":
                found.append(Column(at, text, titled[1], number(said)))
        return found

    def keeps(self, cell):
        return "excused" if cell.strip().upper() == "EX" else None

    def page_name(self, key, downloaded, assignment):
        """`smithbob_LATE_1234_5678_notebook.ipynb` → `smithbob_LATE_1234_5678_notebook.html`.

        Canvas takes the first two numbers between underscores for the person's and the file's, and leaves out what ends
        with a part that begins with `link`. Where it would read the name as somebody else's, the person's part is
        replaced.
        """
        known = re.compile(rf"(?P<who>(?:.*?_)??)(?P<ids>{re.escape(key)}_(?P<file>[0-9]+))(?P<rest>_.*|)", re.DOTALL)
        for part in (downloaded or "").split("/"):
            if not (found := known.fullmatch(part)):
                continue
            rest = found["rest"].rpartition(".")[0] if "." in found["rest"] else found["rest"]
            rest += "_page" if rest.rpartition("_")[2].startswith("link") else ""
            misread = any(re.fullmatch("[0-9]+", word) for word in found["who"].split("_"))
            return f"{'student_' if misread else found['who']}{found['ids']}{rest}.html"
        return None


def _about_points(row: Row) -> bool:
    return row.own is None and squashed(row.name or "").startswith("pointspossible")
