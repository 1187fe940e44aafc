"""The solver of one turn, and the puzzles that it sets: no rule is here."""
