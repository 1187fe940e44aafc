"""Bots for RoboRally."""

from botyard.bots.roborally.greedy import GreedyBot
from botyard.bots.roborally.levels import Apprentice, Engineer, Inventor, Mechanic, Tinkerer

BOTS = {
    "greedy": GreedyBot,
    "level-1": Apprentice,
    "level-2": Tinkerer,
    "level-3": Mechanic,
    "level-4": Engineer,
    "level-5": Inventor,
}  # the strongest last
