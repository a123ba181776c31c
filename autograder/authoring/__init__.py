"""What an author of an assignment runs: build the release, prove it, deal out a practice class."""
