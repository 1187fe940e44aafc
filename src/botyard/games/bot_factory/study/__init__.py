"""What Bot Factory's bots know of good play: how much a table is worth, and what to try."""
