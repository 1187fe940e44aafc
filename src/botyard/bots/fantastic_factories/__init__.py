"""Bots for Fantastic Factories."""

from botyard.bots.fantastic_factories.greedy import GreedyBot
from botyard.bots.fantastic_factories.levels import LEVELS, level

BOTS = {"greedy": GreedyBot, **{name: level(name) for name in LEVELS}}  # the strongest last
