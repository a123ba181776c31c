"""Fixtures that several test files share."""

from walls import outside, secret, server  # noqa: F401
