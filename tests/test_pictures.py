"""Pictures in text: PNG and JPEG come through with nothing in them but what draws; all else is told, not lost."""

import base64
import copy
import json
import re
import struct
import time
import zlib

import nbformat
import pytest
from hostile import bomb
from hypothesis import given, settings
from hypothesis import strategies as st
from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath
from trials import grade

from autograder.grading.executed import text_only
from autograder.grading.pictures import MOST, NoPicture, Picture, checked, in_markdown, in_words
from autograder.reports.feedback import feedback

SVG = b"<svg xmlns='http://www.w3.org/2000/svg' onload='owned=1'></svg>"
# 16 by 8 pixels, as Pillow writes them; the second is progressive, with EXIF (turned by 90°) and a comment.
BASELINE = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqm"
    "x5moq6T/wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABAX/xAAgEAABAwIHAAAAAAAAAAAAAAADAAIhAQUEFSIxcoHR/9oACAEBAAA/"
    "ABW8G0Kxij5fbnlbBHaB8q+TXpf/2Q=="
)
PROGRESSIVE = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD//gALYSBjb21tZW50/9sAQwAbEhQXFBEbFxYX"
    "HhwbIChCKyglJShROj0wQmBVZWRfVV1baniZgWpxkHNbXYW1hpCeo6utq2eAvMm6pseZqKuk/8IACwgACAAQAQERAP/EABUAAQEAAAAAAAAAAAAA"
    "AAAAAAME/9oACAEBAAAAAQs//8QAGBAAAgMAAAAAAAAAAAAAAAAAAQMAAhP/2gAIAQEAAQUCWJY5r//EABYQAQEBAAAAAAAAAAAAAAAAAABBEf/a"
    "AAgBAQAGPwJtj//EABkQAAEFAAAAAAAAAAAAAAAAAAABESExcf/aAAgBAQABPyEXxFo0f//aAAgBAQAAABD/AP/EABoQAAICAwAAAAAAAAAAAAAA"
    "AAAhATGBkdH/2gAIAQEAAT8QpRS7ZOOcH//Z"
)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width=4, height=3, more=()):
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    pixels = chunk(b"IDAT", zlib.compress((b"\0" + bytes(range(width % 256))) * height))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(more) + pixels + chunk(b"IEND", b"")


def attached(data, kind="image/png"):
    return {kind: base64.b64encode(data).decode()}


def cell(source, **attachments):
    bundles = {name.replace("_", "."): bundle for name, bundle in attachments.items()}
    return {"cell_type": "markdown", "id": "a", "metadata": {}, "source": source, "attachments": bundles}


# --- one picture ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "kind", "size"),
    [(png(), "PNG", (4, 3)), (BASELINE, "JPEG", (16, 8)), (PROGRESSIVE, "JPEG", (16, 8))],
)
def test_a_picture_is_kept_as_it_is_but_for_what_draws_nothing(data, kind, size):
    picture = checked(data + b"<script>owned=1</script>")
    assert (picture.kind, (picture.width, picture.height)) == (kind, size)
    assert picture.data == data.replace(b"\xff\xfe\x00\x0ba comment", b"")


def test_texts_and_whatever_else_a_png_may_carry_are_left_out():
    alive = [
        chunk(b"tEXt", b"comment\0<script>"),
        chunk(b"iTXt", SVG),
        chunk(b"eXIf", b"x"),
        chunk(b"acTL", b"12345678"),
    ]
    assert checked(png(more=alive)).data == png()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (SVG, "only PNG and JPEG are kept"),
        (b"GIF89a" + bytes(40), "only PNG and JPEG are kept"),
        (b"", "only PNG and JPEG are kept"),
        (png()[:-6], "it is cut off"),
        (BASELINE[:-30], "it is cut off"),
        (png()[:40] + b"!" + png()[41:], "its data are broken"),
        (png(0), "it has 0 × 3 pixels"),
        (base64.b64decode(bomb()), "it has 30000 × 30000 pixels"),
        (png() + bytes(4_000_000), "it has more than 3 MB"),
        (BASELINE.replace(b"\xff\xc0", b"\xff\xc9"), "it is of a kind of JPEG that pages do not show"),
        (BASELINE.replace(b"\x00\x08\x00\x10\x01", b"\xff\xff\xff\xff\x01"), "it has 65535 × 65535 pixels"),
    ],
)
def test_anything_else_is_no_picture_and_says_why(data, why):
    with pytest.raises(NoPicture) as caught:
        checked(data)
    assert str(caught.value) == why


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from([png(), png(more=[chunk(b"tRNS", b"\0\0")]), BASELINE, PROGRESSIVE]),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 9), st.binary(max_size=9)), max_size=4),
    st.booleans(),
)
def test_any_bytes_are_a_picture_of_the_known_parts_or_none(data, cuts, mended):
    for where, length, instead in cuts:
        at = int(where * len(data))
        data = data[:at] + instead + data[at + length :]
    try:
        picture = checked(data)
    except NoPicture as none:
        assert len(str(none)) < 80
        return
    assert checked(picture.data) == picture and len(picture.data) <= len(data) + 2
    if picture.kind == "PNG":
        assert set(re.findall(rb"....(?=tEXt|iTXt|zTXt|eXIf)", picture.data)) == set()


# --- a cell with pictures ------------------------------------------------------------------------------------------


def test_pictures_stay_in_their_places_under_names_of_our_own():
    one = cell(
        "Look: ![image.png](attachment:image.png) and\n"
        "<img src='attachment:b.jpg' width=40> and ![c](attachment:c.svg).",
        image_png=attached(png(), "image/jpeg"),
        b_jpg=attached(BASELINE, "image/png"),
        c_svg={"text/plain": ""},
        d_png=attached(png(5, 5)),
    )
    source, attachments = in_markdown(one, text_only)
    assert source.split("\n\n") == [
        "Look:",
        "![picture 1](attachment:picture-1.png)",
        "and",
        "![picture 2](attachment:picture-2.jpeg)",
        "and",
        "(Picture 3 was left out: only PNG and JPEG are kept.)",
        ".",
        "![picture 4](attachment:picture-4.png)",
    ]
    assert attachments == {
        "picture-1.png": attached(png()),
        "picture-2.jpeg": attached(BASELINE, "image/jpeg"),
        "picture-4.png": attached(png(5, 5)),
    }
    assert "(picture 2: JPEG, 16 × 8 pixels, 190 bytes)" in in_words(one)


@pytest.mark.parametrize(
    ("name", "mention"),
    [
        ("c(1).png", "![c](attachment:c(1).png)"),
        ("Screenshot (3).png", "![c](attachment:Screenshot (3).png)"),
        ("Screenshot (3).png", "![c](attachment:Screenshot%20%283%29.png)"),
        ("Screenshot%20%283%29.png", "![c](attachment:Screenshot (3).png)"),
        ("Screenshot (3).png", "![c](<attachment:Screenshot (3).png>)"),
        ("half (1.png", "![c](attachment:half (1.png)"),
        ("a).png", "![c](attachment:a).png)"),
        ("c.png", '![c](attachment:c.png "title")'),
        ("c.png", "![c](attachment:c.png 'a (title)' )"),
        ("c(1).png", '![c](attachment:c(1).png "title")'),
        ("c.png", "![a [1] b](attachment:c.png)"),
        ("c.png", '<img src="attachment:c.png">'),
        ("c(1).png", "<IMG width=9 src = attachment:c(1).png />"),
        ("it's & (1).png", '<img alt="x" src="attachment:it\'s &amp; (1).png">'),
    ],
)
def test_an_attached_picture_stands_once_at_its_place_however_its_name_is_written(name, mention):
    one = {**cell(f"Before ![d](attachment:d.png) {mention} (after)."), "attachments": {name: attached(png())}}
    one["attachments"]["d.png"] = attached(png(5, 5))
    source, attachments = in_markdown(one, text_only)
    assert source.split("\n\n") == [
        "Before",
        "![picture 1](attachment:picture-1.png)",
        "![picture 2](attachment:picture-2.png)",
        "(after).",
    ]
    assert attachments == {"picture-1.png": attached(png(5, 5)), "picture-2.png": attached(png())}


def test_of_two_names_the_longer_is_meant():
    one = {**cell("![c](attachment:c(1).png)"), "attachments": {"c(1": attached(SVG), "c(1).png": attached(png())}}
    assert in_words(one).startswith("(picture 1: PNG, 4 × 3 pixels")


@pytest.mark.parametrize(
    "text",
    [
        "![",
        "![](",
        "![a](attachment:",
        "<img src=",
        "![a](attachment:a)",
        "![a](data:",
        "[a]:\n",
        "data:",
        "![a][b",
        "![a]((",
    ],
)
def test_a_long_text_of_half_pictures_is_read_in_time(text):
    before = time.process_time()
    in_words(cell(text * (100_000 // len(text)), a_png=attached(png())))
    assert time.process_time() - before < 20


URI = "data:image/png;base64," + base64.b64encode(png()).decode()


@pytest.mark.parametrize(
    "mention",
    [
        f"![x]({URI})",
        f'![x](<{URI}> "title")',
        f"![x]( {URI.replace('data:image/png', 'data:IMAGE/jpeg')} 'title' )",
        f"![x]({URI.replace('=', '%3D').replace('+', '%2B')})",
        f"<img alt='x' src='{URI}'>",
        f'<img width=8 src="{URI[:60]}\n  {URI[60:]}" height=9/>',
        f"<img src={URI}>",
        f"![x][image1]\n\n[image1]: <{URI}>",
        f"![image1]\n\n[Image1]: {URI}",
        f"![x][image1]\n\n[image1]: {URI} 'title'",
    ],
)
def test_a_picture_written_into_the_text_itself_is_one_like_those_attached(mention):
    source, attachments = in_markdown(cell(f"Before {mention}\nafter"), text_only)
    assert source.split("\n\n") == ["Before", "![picture 1](attachment:picture-1.png)", "after"]
    assert attachments == {"picture-1.png": attached(png())}
    assert in_words(cell(f"![x]({URI})")) == f"(picture 1: PNG, 4 × 3 pixels, {len(png())} bytes)"


@pytest.mark.parametrize(
    ("uri", "why"),
    [
        ("data:image/svg+xml;base64," + base64.b64encode(SVG).decode(), "only PNG and JPEG are kept"),
        ("data:image/svg+xml;utf8,%3Csvg%20onload='owned=1'%3E", "only PNG and JPEG are kept"),
        ("data:text/html;base64," + base64.b64encode(SVG).decode(), "only PNG and JPEG are kept"),
        (URI[:-30], "its data are broken"),
        ("data:image/png;base64," + base64.b64encode(png()[:-6]).decode(), "it is cut off"),
        ("data:image/png;base64," + bomb(), "it has 30000 × 30000 pixels"),
        ("data:image/png;base64," + "A" * 5_000_000, "it has more than 3 MB"),
    ],
)
@pytest.mark.parametrize("form", ["![x]({})", '<img src="{}">', "![x][1]\n\n[1]: {}"])
def test_one_written_into_the_text_that_is_not_kept_leaves_its_reason_and_no_base64(form, uri, why):
    source, attachments = in_markdown(cell(form.format(uri)), text_only)
    assert (source, attachments) == (f"(Picture 1 was left out: {why}.)", {})


def test_base64_is_never_shown_wherever_it_stands():
    for text in (URI, f"see [x]({URI})", f"![a](figs/{URI})", f"![x]({URI}", f"<img alt='>' src='{URI}'>", f"`{URI}`"):
        source, attachments = in_markdown(cell(text), text_only)
        assert URI[30:60] not in source and len(attachments) == 1, text
    assert in_words(cell(URI + URI)).count(": PNG, 4 × 3 pixels") == 2


def test_pictures_written_into_the_text_count_to_the_limit_of_a_cell():
    many = "".join(f"![x](data:image/png;base64,{base64.b64encode(png(n)).decode()})" for n in range(1, MOST + 2))
    assert in_words(cell(many)).count("was left out: up to 20 pictures") == 1


@pytest.mark.parametrize(
    ("mention", "address"),
    [
        ("![l](figs/local.png)", "figs/local.png"),
        ("![l](<my figs/local (1).png> 'title')", "my figs/local (1).png"),
        ("<img src='figs/local.png'>", "figs/local.png"),
        ("![w](https://evil.example/h.png?who=ada)", "https: //evil.example/h.png?who=ada"),
        ("![w][1]\n\n[1]: https://evil.example/h.png", "https: //evil.example/h.png"),
        ("![l](a<script>b.png)", "a< script>b.png"),
        ("![l](" + "x" * 500 + ")", "x" * 200 + "…"),
    ],
)
def test_a_picture_from_elsewhere_leaves_a_line_that_names_it(mention, address):
    source, attachments = in_markdown(cell(f"Before {mention}\nafter"), text_only)
    line = f"(Picture 1 was left out: it did not come with the notebook: {address}.)"
    assert (source, attachments) == (f"Before\n\n{line}\n\nafter", {})


def test_a_text_without_pictures_is_left_alone():
    assert in_words(cell("  As it is.\n\n")) == "  As it is.\n\n"


def test_what_did_not_come_along_and_what_is_too_much_is_told():
    assert in_words(cell("![a](attachment:a.png)")) == "(Picture 1 was left out: it did not come with the notebook.)"
    many = {f"p{number}_png": attached(png()) for number in range(MOST + 1)}
    assert in_words(cell("", **many)).count("was left out") == 1


names = st.one_of(
    st.sampled_from(
        [
            '"><script>owned=1</script>',
            "a.png",
            "c (1).png",
            "a",
            "javascript:owned=1",
            "http://evil.example/a.png",
            "](x)",
        ]
    ),
    st.text(max_size=12),
)
parts = st.one_of(
    st.sampled_from([
        "<script>owned=1</script>", "[x](javascript:owned=1)", "![x](http://evil.example/h.png)", "<", "]", "!", "`",
        "```", "![x](attachment:", "<img src='attachment:", "[![a](attachment:a.png)](http://evil.example)", "\n",
        "<img src=x onerror=owned=1 src='attachment:a.png' onload=owned=1>", "[a]: http://evil.example", "$", "    ",
        "<!--", "\\",
    ]),
    st.text(max_size=6),
    names.map(lambda name: f"![x](attachment:{name})"),
    st.tuples(
        st.sampled_from([
            "![x]({})", "![x](<{}>)", '![x]({} "title")', "<img src='{}'>", '<img src="{}">', "<img src={}>", "![{}]",
            "![x][{}]", "\n[a]: {}\n", "\n\n[x]: <{}> 't'\n", "[x]({})", "{}",
        ]),
        st.one_of(
            names,
            names.map("attachment:{}".format),
            st.sampled_from([URI, URI[:-30], "data:text/html;base64,PHN2Zz4=", "data:;base64,", "data:,<svg>"]),
            names.map("data:image/png;base64,{}".format),
            names.map("figs/{}".format),
        ),
    ).map(lambda form: form[0].format(form[1])),
)  # fmt: skip
contents = st.sampled_from(
    [attached(png()), attached(SVG), attached(BASELINE), {}, {"image/png": "%%%"}, {"text/plain": ""}]
)


@settings(max_examples=200, deadline=None)
@given(st.lists(parts, max_size=8).map("".join), st.dictionaries(names, contents, max_size=3))
def test_nothing_but_checked_pictures_comes_alive_in_the_page_that_formgrader_shows(source, attachments):
    one = {**cell(source), "attachments": attachments}
    made = {"cell_type": "markdown", "id": "a", "metadata": {}}
    made["source"], made["attachments"] = in_markdown(one, text_only)
    notebook = nbformat.from_dict({"cells": [made], "metadata": {}, "nbformat": 4, "nbformat_minor": 5})
    nbformat.validate(notebook)
    # As nbconvert, and with it formgrader, renders the text of a cell.
    renderer = IPythonRenderer(escape=False, attachments=made["attachments"], exclude_anchor_links=True)
    html = MarkdownWithMath(renderer=renderer).render(made["source"])
    for tag in re.findall(r"<(?:script|iframe|svg|a|style|object|img)\b[^>]*>", html):
        assert re.fullmatch(r'<img src="data:image/(png|jpeg);base64,[\w+/=]+" alt="picture \d+"\s*/?>', tag), tag
    assert URI[30:60] not in made["source"]


# --- a submission --------------------------------------------------------------------------------------------------


def test_a_picture_pasted_into_the_written_answer_reaches_whoever_grades_it(assignment, worker, tmp_path):
    notebook = copy.deepcopy(assignment.with_answers({}))
    (why,) = [one for one in notebook["cells"] if one["metadata"].get("nbgrader", {}).get("grade_id") == "why_scale"]
    why["source"] = "My sketch: ![image.png](attachment:image.png)\n\n![b](attachment:b.svg)"
    why["attachments"] = {"image.png": attached(png()), "b.svg": attached(SVG, "image/svg+xml")}
    (tmp_path / f"{assignment.name}.ipynb").write_text(json.dumps(notebook))
    graded = grade(assignment, worker, "ada", tmp_path)
    nbformat.validate(nbformat.from_dict(graded.notebook))
    (made,) = [one for one in graded.notebook["cells"] if one["id"] == "why_scale"]
    assert made["attachments"] == {"picture-1.png": attached(png())}
    assert "![picture 1](attachment:picture-1.png)" in made["source"]
    (row,) = graded.report.written
    assert row.answered and row.text.split("\n\n") == [
        "My sketch:",
        f"(picture 1: PNG, 4 × 3 pixels, {len(png())} bytes)",
        "(Picture 2 was left out: only PNG and JPEG are kept.)",
    ]
    assert "(picture 1: PNG, 4 × 3 pixels" in feedback(graded.report)


def test_the_picture_of_a_check_is_what_the_report_says_of_it():
    assert Picture("PNG", b"12", 3, 4).said == "PNG, 3 × 4 pixels, 2 bytes"
