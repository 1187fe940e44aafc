"""One file for each section of the rulebook: a board each, and the rounds around them."""
