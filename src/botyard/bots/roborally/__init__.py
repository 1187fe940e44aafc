"""Bots for RoboRally."""

from botyard.bots.roborally.greedy import GreedyBot

BOTS = {"greedy": GreedyBot}  # the strongest last
