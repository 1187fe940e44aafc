"""The Option cards, one test file each."""
