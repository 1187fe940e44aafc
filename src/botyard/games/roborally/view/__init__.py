"""What others get of a game: what is drawn, and numbers for learners."""
