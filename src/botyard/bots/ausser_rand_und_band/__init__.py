"""Bots for Außer Rand & Band."""

from botyard.bots.ausser_rand_und_band.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}  # the strongest last
