"""Grades notebooks: cases go in, observations come back, verdicts become a report."""

__version__ = "0.1.0"
