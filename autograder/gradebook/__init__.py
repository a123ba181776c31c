"""Grades: into nbgrader's gradebook, and out of it, for pages and as a table that is safe to open.

cells, recording, judged, entries    what is written, and `writer`, the process that writes it
reading, grades                      what is read, without nbgrader
carrying, late, export               a release with other cells, late penalties anew, nbgrader's export
settings, database, errors           the course's config, the engine, the one error
"""
