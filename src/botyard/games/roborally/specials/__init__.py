"""The special rules of courses, one file for each. RR-C2 … RR-C34."""
