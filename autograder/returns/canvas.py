"""Canvas: its gradebook export, and its zip of annotated submissions.

The header is `Student,ID,[SIS User ID,][SIS Login ID,][Integration ID,][Root Account,]Section,…` or begins with
`LastName,FirstName`; then a column per assignment, `Title (12345)`, and read-only ones. Below it may come a line about
posting, and one that begins with `Points Possible`. Source: lib/gradebook_importer.rb and lib/content_zipper.rb of
Canvas; for the zip Assignment#infer_comment_context_from_filename.
"""

from __future__ import annotations

import re
from dataclasses import replace

from ..collect.names import squashed
from .system import Column, Row, System, header, number, people

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
        return [replace(row, pretended=squashed(row.name or "") in ("studenttest", "teststudent")) for row in found]

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

        Canvas takes the first two numbers between underscores for the person's and the file's. A name in which it
        would find somebody else's is none.
        """
        about = re.compile(rf"(?:.*?_)??{re.escape(key)}_(\d+)(?:_.*)?", re.DOTALL)
        for part in (downloaded or "").split("/"):
            if found := about.fullmatch(part):
                head, dot, _ = part.rpartition(".")
                stem = head if dot and len(head) >= found.end(1) else part
                read = stem.partition(key)[2] if key.startswith("anon_") else stem
                numbers = [word for word in read.split("_") if re.fullmatch(r"[0-9]+", word)]
                return f"{stem}.html" if numbers[:2] == [key, found[1]] or read != stem else None
        return None


def _about_points(row: Row) -> bool:
    return row.own is None and squashed(row.name or "").startswith("pointspossible")
