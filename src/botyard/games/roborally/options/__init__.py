"""The Option cards: one file for each, hooked in at the moments that RR-57 names."""
