"""How much time is left, and how likely bots are completed in it."""

from typing import Final

from botyard.bots.numbers import exponential, power
from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOR_COUNT,
    PART_KINDS,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.state import (
    ENOUGH_BOTS,
    NO_PART,
    Factory,
    meeples_at_start,
)

FOUND: Final = 0.5  # how likely a part is found that nobody has yet
PLACED: Final = 0.7  # how likely a part that is held will be placed
STARTED: Final = 0.3  # how likely a bot is built for which there is no project yet
VISITS: Final = 16.0  # rounds in which Vilela takes a meeple of each color
TEMPO: Final = 5.0  # rounds that a bot takes


def time_left(factory: Factory, seat: int) -> float:
    """How much of the game is still to come for a seat: 1 at the start, 0 in the last round."""
    start = int(meeples_at_start(factory.seats))
    meeples = min(int(count) for count in factory.meeples)
    bots = [int(factory.bots_of(other)) for other in range(factory.seats)]
    if meeples == 0 or max(bots) >= ENOUGH_BOTS:
        return 0.0
    if factory.is_solo():
        return 1.0 - exponential(-_rounds_left(factory) / TEMPO)
    del bots[seat]
    return 1.0 - power(max(1 - meeples / start, max(bots, default=0) / ENOUGH_BOTS), 3)


def _rounds_left(factory: Factory) -> float:
    """
    How long it takes until Vilela has taken the last meeple of a color, about.

    He takes one in four rounds or so, of each color in turn; two parts in a column protect it.
    """
    lives = [
        int(factory.meeples[color]) + (factory.parts_in(color) == BODY_COUNT - 1)
        for color in range(COLOR_COUNT)
    ]
    fewest = min(lives)
    return VISITS * (fewest - 1 + 1 / (1 + lives.count(fewest)))


def likely_bot(factory: Factory, seat: int, color: int, ahead: float) -> float:
    """How likely a seat completes its next bot of a color, given a project for it."""
    if factory.meeples[color] == 0 or ahead == 0.0:
        return 0.0
    odds = ahead
    first = seat * PART_KINDS
    for body in range(BODY_COUNT):
        space = color * BODY_COUNT + body
        if factory.columns[space] == NO_PART:
            held = factory.held[first + space] or factory.held[first + UNIVERSAL_PART + body]
            odds *= PLACED if held else FOUND
    return odds


def odds_of_contract(factory: Factory, seat: int, spot: int, likely: list[float]) -> float:
    """How likely a contract will be fulfilled, all bots of the seat being free for it."""
    contract = int(factory.contracts[spot])
    odds = 0.8
    for color in range(COLOR_COUNT):
        missing = int(factory.kit.need[contract * COLOR_COUNT + color])
        missing -= int(factory.bots[seat * COLOR_COUNT + color])
        for copy in range(missing):
            has_project = copy < factory.projects[seat * COLOR_COUNT + color]
            odds *= likely[color] * (1.0 if has_project else STARTED)
    return odds
