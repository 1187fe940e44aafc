"""Bots: what a seat knows in, actions out. ``docs/bots.md`` says how strong each is."""

from botyard.bots.bot import Answer, Asked, Bot
from botyard.bots.registry import bot_named, bot_names

__all__ = ["Answer", "Asked", "Bot", "bot_named", "bot_names"]
