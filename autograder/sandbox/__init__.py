"""What student code cannot get out of: namespaces, mounts, Landlock, the seccomp filter, limits, and the attempt to
break out that finds out what of them holds. It knows neither notebooks nor cases."""
