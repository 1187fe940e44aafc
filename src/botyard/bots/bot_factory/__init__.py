"""Bots for Bot Factory."""

from botyard.bots.bot_factory.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}  # the strongest last
