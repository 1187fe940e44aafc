"""How likely the task of an inspection will be fulfilled."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import COLOR_COUNT, SPOT_COUNT
from botyard.games.bot_factory.declared import THREE_ALIKE, THREE_AT_TWELVE, TWO_PAIRS
from botyard.games.bot_factory.scoring import own_points
from botyard.games.bot_factory.state import NO_CONTRACT, Factory
from botyard.games.bot_factory.study.odds import FOUND, STARTED, time_left

RESERVED: Final = 0.6  # how likely a contract will be reserved, where a task asks for it
RISE: Final = 0.88  # how likely a value rises by one more, where a task asks for it


def of_task(factory: Factory, likely: list[float]) -> float:
    """How likely the task of an inspection will be fulfilled, and how much of it is."""
    task = factory.task
    if task == THREE_ALIKE:
        return max(
            [_together(_odds_of_bots(factory, likely, color, 3)) for color in range(COLOR_COUNT)]
        )
    if task == TWO_PAIRS:
        pairs = [_odds_of_bots(factory, likely, color, 2) for color in range(COLOR_COUNT)]
        pairs.sort(key=_added)
        return _together(pairs[-1] + pairs[-2])
    if task == THREE_AT_TWELVE:
        worthy = [_odds_of_worth(factory, likely, color) for color in range(COLOR_COUNT)]
        worthy.sort(key=_product)
        return _together(worthy[-1] + worthy[-2] + worthy[-3])
    return _together(_odds_of_contracts(factory, likely))


def _odds_of_contracts(factory: Factory, likely: list[float]) -> list[float]:
    """How likely each of three contracts is fulfilled, the best first, by bots of its own."""
    bots = [int(factory.bots[color]) for color in range(COLOR_COUNT)]
    spots = [spot for spot in range(SPOT_COUNT) if factory.contracts[spot] != NO_CONTRACT]
    chosen: list[float] = []
    for _ in range(3):
        best, found = 0.0, -1
        for spot in spots:
            odds = _odds_with(factory, spot, bots, likely)
            if odds >= best:
                best, found = odds, spot
        chosen.append(best)
        if found < 0:
            continue
        spots.remove(found)
        first = factory.contracts[found] * COLOR_COUNT
        for color in range(COLOR_COUNT):
            bots[color] -= factory.kit.need[first + color]
    return chosen


def _odds_with(factory: Factory, spot: i64, bots: list[int], likely: list[float]) -> float:
    """The odds of one contract with these bots left for it; below 0 they are owed already."""
    first = factory.contracts[spot] * COLOR_COUNT
    odds = 1.0 if own_points(factory, 0, spot) >= 0 else RESERVED
    color: i64
    for color in range(COLOR_COUNT):
        left: i64 = bots[color]
        missing = max(0, factory.kit.need[first + color] - max(0, left))
        owed = max(0, -left)
        if missing + owed > factory.meeples[color]:
            return 0.0
        copy: i64
        for copy in range(missing):
            started = owed + copy < factory.projects[color]
            odds *= likely[color] * (1.0 if started else STARTED) * _found(owed + copy)
    return odds


def _found(copies: i64) -> float:
    """How likely the parts for so many more bots of a color are found."""
    odds = 1.0
    for _ in range(copies):
        odds *= FOUND
    return odds


def _together(odds: list[float]) -> float:
    """All of it, or as far as it goes."""
    return (_product(odds) + _added(odds) / len(odds)) / 2


def _odds_of_worth(factory: Factory, likely: list[float], color: i64) -> list[float]:
    """A bot of a color, and that it is worth 12."""
    rises = max(0, 12 - factory.value_of(color))
    time = time_left(factory, 0) if rises > 0 else 1.0
    risen = 1.0
    for _ in range(rises):
        risen *= RISE
    return [*_odds_of_bots(factory, likely, color, 1), time * risen]


def _odds_of_bots(factory: Factory, likely: list[float], color: i64, wanted: i64) -> list[float]:
    """How likely the player of an inspection gets each of so many bots of a color."""
    built = min(wanted, factory.bots[color])
    if wanted - built > factory.meeples[color]:
        return [0.0] * wanted
    odds = [1.0] * built
    chance = likely[color]
    copy: i64
    for copy in range(wanted - built):
        odds.append(chance if copy < factory.projects[color] else chance * STARTED)
        chance *= FOUND
    return odds


def _added(odds: list[float]) -> float:
    total = 0.0
    for each in odds:
        total += each
    return total


def _product(odds: list[float]) -> float:
    product = 1.0
    for each in odds:
        product *= each
    return product
