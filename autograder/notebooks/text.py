"""Texts of cells, compared: without the blanks that editors change, and by the lines that two have in common."""

LONGEST_COMPARED = 20_000  # characters; no cell of a release is as long


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
