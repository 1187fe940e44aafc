"""One file for each blueprint."""
