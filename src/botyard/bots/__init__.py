"""Bots: what a seat knows in, an action out. ``docs/bots.md`` says how strong each is."""

from botyard.bots.bot import Bot
from botyard.bots.registry import bot_named, bot_names

__all__ = ["Bot", "bot_named", "bot_names"]
