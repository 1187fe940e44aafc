"""The special rules of courses, one test file each."""
