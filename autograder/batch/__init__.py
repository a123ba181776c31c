"""Many submissions: what is to be graded, who does what next, graders, and the one writer."""
