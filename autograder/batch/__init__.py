"""Many submissions: who is to be graded, graders at work, and the one writer of what comes of it."""
