"""`python -m autograder` is the command `autograder`."""

from .cli import main

main()
