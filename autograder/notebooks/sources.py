"""Sources of cells: as one string, without what editors change, and compared by their lines."""

LONGEST_COMPARED = 20_000  # characters; no cell of a release is as long


def text_of(source: object) -> str:
    """A cell's source, which may be a string, a list of lines, or nonsense, as one string with plain line ends."""
    if isinstance(source, list):
        source = "".join(line for line in source if isinstance(line, str))
    elif source is None:
        source = ""
    elif not isinstance(source, str):
        source = str(source) if isinstance(source, (int, float)) else ""
    if "\r" in source:
        source = source.replace("\r\n", "\n").replace("\r", "\n")
    return whole(source)


def whole(text: str) -> str:
    """The text without lone surrogates, which no file can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def normal(source: str) -> str:
    """A source without blanks at line ends and blank lines around it, which editors change."""
    return "\n".join(line.rstrip() for line in source.split("\n")).strip("\n")


def likeness(one: str, other: str) -> float:
    """Share of lines that two texts have in common, 0 to 1; cheap, and blind to order. 0 for very long texts."""
    if max(len(one), len(other)) > LONGEST_COMPARED:
        return 0.0
    first = {line.strip() for line in one.split("\n")} - {""}
    second = {line.strip() for line in other.split("\n")} - {""}
    if not first or not second:
        return 0.0
    return len(first & second) / max(len(first), len(second))
