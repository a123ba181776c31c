"""What student code cannot get out of: namespaces, mounts, Landlock, the seccomp filter and limits, with the breakout
attempt that finds out how much of it holds. It knows neither notebooks nor cases.

`sandbox` describes it and lets a server in, `jobs` is what the server does for each job, `isolation` is the level.
"""
