"""Which known mistake an answer is: by its fingerprint, or by a rule. `catalogue` alone stays with the instructor."""
