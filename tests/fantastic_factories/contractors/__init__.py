"""One file for each contractor."""
