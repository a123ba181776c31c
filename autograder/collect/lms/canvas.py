"""Canvas: `{name}[_LATE]_{user id}_{attachment id}_{file name}`, all in one folder.

From the left: the name (last and first name run together, in small letters; it may hold underscores, but Canvas takes a
number between underscores out of it), then `LATE` when it was late, then two numbers, then the student's file name,
into which Canvas puts `-1`, `-2` … before the ending when one was there before. Anonymous:
`[LATE_]anon_{id}_{attachment id}_{file name}`. Typed text and links: `{name}[_LATE]_{user id}_text.html` and
`_link.html`. There is no time in it; the attachment id grows with time. Source: lib/content_zipper.rb of Canvas.
"""

from __future__ import annotations

from autograder.collect.lms.layout import Layout, Place, is_number


class Canvas(Layout):
    kind = "canvas"
    numbered = True
    id_columns = "canvasid canvasuserid canvas"

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
            if is_number(tokens[user]):
                name = "_".join(tokens[:at])
                found = self._file(tokens[user], name, late, tokens[user + 1 :], rest, item)
                if found is not None:
                    return found
        return None

    def _file(self, key, name, late, tokens, rest, item) -> Place | None:
        owners = (self.owner(key, name),)
        if tokens in (["text.html"], ["link.html"]):
            what = "text" if tokens[0] == "text.html" else "a link"
            return Place(owners, tuple(tokens), late=late, ignored=f"{what} typed into Canvas, not a file")
        if len(tokens) < 2 or not is_number(tokens[0]):
            return None
        # The file's own time is that of the download: the latest moment at which it can have been handed in.
        time = item.modified if late else None
        rest = ("_".join(tokens[1:]), *rest)
        return Place(owners, rest, number=int(tokens[0]), time=time, estimated=late, late=late)
