"""How much time is left, and how likely bots are completed in it."""

from decimal import Decimal
from typing import Final

from mypy_extensions import i64

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
MOST_LIVES: Final = 5  # of a color alone: its meeples, and two parts in its column


def time_left(factory: Factory, seat: i64) -> float:
    """How much of the game is still to come for a seat: 1 at the start, 0 in the last round."""
    start = meeples_at_start(factory.seats)
    meeples = start
    color: i64
    for color in range(COLOR_COUNT):
        meeples = min(meeples, factory.meeples[color])
    most: i64 = 0
    of_others: i64 = 0
    other: i64
    for other in range(factory.seats):
        bots = factory.bots_of(other)
        most = max(most, bots)
        if other != seat:
            of_others = max(of_others, bots)
    if meeples == 0 or most >= ENOUGH_BOTS:
        return 0.0
    if factory.is_solo():
        return _time_alone(factory)
    gone = max(1.0 - float(meeples) / float(start), float(of_others) / ENOUGH_BOTS)
    return 1.0 - gone * gone * gone


def _time_alone(factory: Factory) -> float:
    """
    How much of the game is still to come before Vilela takes the last meeple of a color.

    He takes one in four rounds or so, of each color in turn; two parts in a column protect it.
    """
    fewest: i64 = MOST_LIVES
    equal: i64 = 0
    color: i64
    for color in range(COLOR_COUNT):
        lives = factory.meeples[color]
        if factory.parts_in(color) == BODY_COUNT - 1:
            lives += 1
        if lives < fewest:
            fewest = lives
            equal = 0
        if lives == fewest:
            equal += 1
    return _ALONE[(fewest - 1) * COLOR_COUNT + equal - 1]


def _rounds_left(fewest: int, equal: int) -> float:
    """How many rounds it takes until the first color has none left, about."""
    return VISITS * (fewest - 1 + 1 / (1 + equal))


def _exponential(number: float) -> float:
    """Raise e to the power of a number, rounded correctly: the same everywhere."""
    return float(Decimal(number).exp())


_ALONE: Final = [
    1.0 - _exponential(-_rounds_left(fewest, equal) / TEMPO)
    for fewest in range(1, MOST_LIVES + 1)
    for equal in range(1, COLOR_COUNT + 1)
]


def likely_bots(factory: Factory, seat: i64, ahead: float) -> list[float]:
    """How likely a seat completes its next bot of each color, given a project for it."""
    return [_likely_bot(factory, seat, color, ahead) for color in range(COLOR_COUNT)]


def _likely_bot(factory: Factory, seat: i64, color: i64, ahead: float) -> float:
    if factory.meeples[color] == 0 or ahead == 0.0:
        return 0.0
    odds = ahead
    first = seat * PART_KINDS
    body: i64
    for body in range(BODY_COUNT):
        space = color * BODY_COUNT + body
        if factory.columns[space] == NO_PART:
            held = factory.held[first + space] + factory.held[first + UNIVERSAL_PART + body]
            odds *= PLACED if held > 0 else FOUND
    return odds


def odds_of_contract(factory: Factory, seat: i64, spot: i64, likely: list[float]) -> float:
    """How likely a contract will be fulfilled, all bots of the seat being free for it."""
    contract = factory.contracts[spot]
    odds = 0.8
    color: i64
    copy: i64
    for color in range(COLOR_COUNT):
        missing = factory.kit.need[contract * COLOR_COUNT + color]
        missing -= factory.bots[seat * COLOR_COUNT + color]
        for copy in range(missing):
            started = copy < factory.projects[seat * COLOR_COUNT + color]
            odds *= likely[color] * (1.0 if started else STARTED)
    return odds
