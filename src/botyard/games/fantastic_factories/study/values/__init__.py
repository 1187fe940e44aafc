"""Nets that learned to judge states; the first line of each says what made it."""
