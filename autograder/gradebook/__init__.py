"""What happens to grades: into nbgrader's gradebook, and out of it as a table that is safe to open."""
