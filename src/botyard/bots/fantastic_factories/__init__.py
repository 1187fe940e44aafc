"""Bots for Fantastic Factories."""

from botyard.bots.fantastic_factories.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}  # the strongest last
