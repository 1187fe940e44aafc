"""The levels that people choose a bot by: from 1, which a child beats, to 5, the strongest."""

from typing import Final

HIGHEST: Final = 5
LEVELS: Final = tuple(f"level-{level}" for level in range(1, HIGHEST + 1))
ALIASES: Final = {"greedy-1": "greedy", **{name[-1]: name for name in LEVELS}}


def level_of(bot: str) -> int:
    """
    The level of a bot; 0 for one that has none.

    >>> level_of("level-3"), level_of("greedy")
    (3, 0)
    """
    return LEVELS.index(bot) + 1 if bot in LEVELS else 0
