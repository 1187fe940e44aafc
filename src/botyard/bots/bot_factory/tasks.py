"""How likely the task of an inspection will be fulfilled."""

from math import prod
from typing import Final

from botyard.bots.bot_factory.odds import FOUND, STARTED, time_left
from botyard.bots.numbers import added, power
from botyard.games.bot_factory.actions import COLOR_COUNT, SPOT_COUNT
from botyard.games.bot_factory.declared import THREE_ALIKE, THREE_AT_TWELVE, TWO_PAIRS
from botyard.games.bot_factory.scoring import own_points
from botyard.games.bot_factory.state import NO_CONTRACT, Factory

RESERVED: Final = 0.6  # how likely a contract will be reserved, where a task asks for it
RISE: Final = 0.88  # how likely a value rises by one more, where a task asks for it


def of_task(factory: Factory, likely: list[float]) -> float:
    """How likely the task of an inspection will be fulfilled, and how much of it is."""
    task, colors = int(factory.task), range(COLOR_COUNT)
    if task == THREE_ALIKE:
        return max(_together(_odds_of_bots(factory, likely, color, 3)) for color in colors)
    if task == TWO_PAIRS:
        pairs = sorted([_odds_of_bots(factory, likely, color, 2) for color in colors], key=added)
        return _together(pairs[-1] + pairs[-2])
    if task == THREE_AT_TWELVE:
        worthy = sorted([_odds_of_worth(factory, likely, color) for color in colors], key=prod)
        return _together(worthy[-1] + worthy[-2] + worthy[-3])
    return _together(_odds_of_contracts(factory, likely))


def _odds_of_contracts(factory: Factory, likely: list[float]) -> list[float]:
    """How likely each of three contracts is fulfilled, the best first, by bots of its own."""
    bots = [int(factory.bots[color]) for color in range(COLOR_COUNT)]
    spots = [spot for spot in range(SPOT_COUNT) if factory.contracts[spot] != NO_CONTRACT]
    chosen: list[float] = []
    for _ in range(3):
        chances = [(_odds_with(factory, spot, bots, likely), spot) for spot in spots]
        odds, spot = max(chances, default=(0.0, -1))
        chosen.append(odds)
        if spot < 0:
            continue
        spots.remove(spot)
        first = int(factory.contracts[spot]) * COLOR_COUNT
        for color in range(COLOR_COUNT):
            bots[color] -= int(factory.kit.need[first + color])
    return chosen


def _odds_with(factory: Factory, spot: int, bots: list[int], likely: list[float]) -> float:
    """The odds of one contract with these bots left for it; below 0 they are owed already."""
    first = int(factory.contracts[spot]) * COLOR_COUNT
    odds = 1.0 if own_points(factory, 0, spot) >= 0 else RESERVED
    for color in range(COLOR_COUNT):
        need = int(factory.kit.need[first + color])
        missing = max(0, need - max(0, bots[color]))
        owed = max(0, -bots[color])
        if missing + owed > factory.meeples[color]:
            return 0.0
        for copy in range(missing):
            has_project = owed + copy < factory.projects[color]
            odds *= likely[color] * (1.0 if has_project else STARTED) * power(FOUND, owed + copy)
    return odds


def _together(odds: list[float]) -> float:
    """All of it, or as far as it goes."""
    return (prod(odds) + added(odds) / len(odds)) / 2


def _odds_of_worth(factory: Factory, likely: list[float], color: int) -> list[float]:
    """A bot of a color, and that it is worth 12."""
    rises = max(0, 12 - int(factory.value_of(color)))
    time = time_left(factory, 0) if rises else 1.0
    return [*_odds_of_bots(factory, likely, color, 1), time * power(RISE, rises)]


def _odds_of_bots(factory: Factory, likely: list[float], color: int, wanted: int) -> list[float]:
    """How likely the player of an inspection gets each of so many bots of a color."""
    odds = [1.0] * min(wanted, int(factory.bots[color]))
    if wanted - len(odds) > factory.meeples[color]:
        return [0.0] * wanted
    chance = likely[color]
    for copy in range(wanted - len(odds)):
        odds.append(chance if copy < factory.projects[color] else chance * STARTED)
        chance *= FOUND
    return odds
