"""Bots and series of games among them."""
