"""Bots for Außer Rand & Band."""

from botyard.bots.ausser_rand_und_band.greedy import GreedyBot
from botyard.bots.ausser_rand_und_band.levels import Level1, Level2, Level3, Level4, Level5

BOTS = {  # the strongest last
    "greedy": GreedyBot,
    "level-1": Level1,
    "level-2": Level2,
    "level-3": Level3,
    "level-4": Level4,
    "level-5": Level5,
}
