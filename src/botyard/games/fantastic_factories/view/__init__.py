"""What others get of a game: what is drawn, numbers for learners, and what is dealt again."""
