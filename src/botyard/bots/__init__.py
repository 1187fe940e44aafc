"""Bots: views in, an action out. ``docs/bots.md`` says what each does and how strong it is."""

from botyard.bots.bot import Bot
from botyard.bots.registry import bot_named, bot_names

__all__ = ["Bot", "bot_named", "bot_names"]
