"""
The contract suite: what every game must keep, checked by random play.

``botyard contract GAME`` runs it over any game, also one from outside; the tests run it over
all games, and over a probe with planted faults, each of which must be caught.
"""

from botyard.contract.suite import CHECKS, Broken, play_and_check

__all__ = ["CHECKS", "Broken", "play_and_check"]
