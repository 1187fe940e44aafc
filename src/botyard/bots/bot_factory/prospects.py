"""What a table is worth to a seat: its points, and what they can still become."""

from math import exp, prod
from typing import Final

from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOUR_COUNT,
    PART_KINDS,
    PRODUCTION,
    SPOT_COUNT,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.declared import THREE_ALIKE, THREE_AT_TWELVE, TWO_PAIRS
from botyard.games.bot_factory.rules.production import WHEEL_PLACES
from botyard.games.bot_factory.scoring import (
    fulfilled_contracts,
    is_task_fulfilled,
    own_points,
    score,
)
from botyard.games.bot_factory.state import (
    ENOUGH_BOTS,
    HAND_LIMIT,
    NO_CONTRACT,
    NO_PART,
    Factory,
    meeples_at_start,
    row_of,
)

# What is worth how much while the game goes on, in points.
SPEECH: Final = (0.6, 0.5, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0, 0.0)  # each further token, beyond its half
PART: Final = 0.5  # a part that can be placed
SPARE: Final = 0.1  # a second one of its kind, or one whose space is filled
UNIVERSAL: Final = 0.7  # what a universal part is worth more
FOUND: Final = 0.5  # how likely a part is found that nobody has yet
PLACED: Final = 0.7  # how likely a part that is held will be placed
NEXT: Final = (1.0, 0.85, 0.65, 0.45, 0.25)  # how likely the best, second … project is completed
STARTED: Final = 0.3  # how likely a bot is built for which there is no project yet
VISITS: Final = 16.0  # rounds in which Vilela takes a meeple of each colour
TEMPO: Final = 5.0  # rounds that a bot takes
RESERVED: Final = 0.6  # how likely a contract will be reserved, where a task asks for it
RISE: Final = 0.88  # how likely a value rises by one more, where a task asks for it
TASK: Final = 150.0  # points that fulfilling the task of an inspection is worth
RIVALS: Final = 0.3  # how much the points of others weigh
LEAD: Final = 12.0  # points that being first or not is worth in the last round


def prospects(factory: Factory, seat: int) -> float:
    """The points of a seat as they stand, with what they can become, ahead of the others."""
    ahead = time_left(factory, seat)
    likely = [_likely(factory, seat, colour, ahead) for colour in range(COLOUR_COUNT)]
    value = float(score(factory, seat))
    value += ahead * _of_parts(factory, seat)
    value += _of_projects(factory, seat, likely)
    value += ahead * sum(SPEECH[: int(factory.speech[seat])]) + int(factory.speech[seat]) % 2 / 2
    value += _of_contracts(factory, seat, likely)
    if factory.is_solo():
        fired = ahead == 0.0 and not is_task_fulfilled(factory)
        return value + TASK * (-1.0 if fired else _of_task(factory, likely))
    others = [int(score(factory, other)) for other in range(factory.seats) if other != seat]
    if ahead == 0.0:
        value += LEAD if value > max(others) else -LEAD
    return value - RIVALS * sum(others) / len(others)


def time_left(factory: Factory, seat: int) -> float:
    """How much of the game is still to come for a seat: 1 at the start, 0 in the last round."""
    start = int(meeples_at_start(factory.seats))
    meeples = min(int(count) for count in factory.meeples)
    bots = [int(factory.bots_of(other)) for other in range(factory.seats)]
    if meeples == 0 or max(bots) >= ENOUGH_BOTS:
        return 0.0
    if factory.is_solo():
        return 1.0 - exp(-_rounds_left(factory) / TEMPO)
    del bots[seat]
    return 1.0 - max(1 - meeples / start, max(bots, default=0) / ENOUGH_BOTS) ** 3


def _rounds_left(factory: Factory) -> float:
    """
    How long it takes until Vilela has taken the last meeple of a colour, about.

    He takes one in four rounds or so, of each colour in turn; two parts in a column protect it.
    """
    lives = [
        int(factory.meeples[colour]) + (factory.parts_in(colour) == BODY_COUNT - 1)
        for colour in range(COLOUR_COUNT)
    ]
    fewest = min(lives)
    return VISITS * (fewest - 1 + 1 / (1 + lives.count(fewest)))


def part_worth(factory: Factory, seat: int, part: int) -> float:
    """What taking a part is worth to a seat."""
    if part >= UNIVERSAL_PART:
        return PART + UNIVERSAL
    if factory.columns[part] != NO_PART or factory.held[seat * PART_KINDS + part] > 0:
        return SPARE
    colour = part // BODY_COUNT
    if factory.projects[seat * COLOUR_COUNT + colour] == 0:
        return PART if factory.parts_in(colour) < BODY_COUNT - 1 else SPARE
    return PART + 0.1 * (1 + int(factory.parts_in(colour))) * int(factory.value_of(colour))


def wheel_worth(factory: Factory, seat: int) -> float:
    """What the credits that are left can still take from the wheel."""
    credit = int(factory.left)
    if credit == 0 or int(factory.board_of(seat)) != PRODUCTION:
        return 0.0
    best, reached = 0.0, list[float]()
    for turns in range(min(credit, 4)):
        for output in (4, 5):
            part = int(factory.wheel[(output - 2 * turns) % WHEEL_PLACES])
            if part != NO_PART:
                reached.append(part_worth(factory, seat, part))
        reached.sort(reverse=True)
        best = max(best, sum(reached[: credit - turns]))
    return 0.85 * best


def _likely(factory: Factory, seat: int, colour: int, ahead: float) -> float:
    """How likely a seat completes its next bot of a colour, given a project for it."""
    if factory.meeples[colour] == 0 or ahead == 0.0:
        return 0.0
    odds = ahead
    first = seat * PART_KINDS
    for body in range(BODY_COUNT):
        space = colour * BODY_COUNT + body
        if factory.columns[space] == NO_PART:
            held = factory.held[first + space] or factory.held[first + UNIVERSAL_PART + body]
            odds *= PLACED if held else FOUND
    return odds


def _of_parts(factory: Factory, seat: int) -> float:
    """Every part held; no more than five are kept."""
    worths: list[float] = []
    for part in range(PART_KINDS):
        count = int(factory.held[seat * PART_KINDS + part])
        if count:
            worth = PART + UNIVERSAL
            if part < UNIVERSAL_PART:
                worth = PART if factory.columns[part] == NO_PART else SPARE
            worths += [1.0 + worth] + [1.0 + SPARE] * (count - 1)
    worths.sort(reverse=True)
    return sum(worths[:HAND_LIMIT])


def _of_projects(factory: Factory, seat: int, likely: list[float]) -> float:
    """Incomplete projects: what their bots will be worth, as far as they are likely."""
    worths: list[float] = []
    for colour in range(COLOUR_COUNT):
        odds = likely[colour]
        for copy in range(int(factory.projects[seat * COLOUR_COUNT + colour])):
            possible = odds if copy < factory.meeples[colour] else 0.0
            worths.append(possible * (2.0 + int(factory.value_of(colour))))
            odds *= STARTED
    worths.sort(reverse=True)
    return sum(
        worth * odds
        for worth, odds in zip(worths, NEXT[int(factory.bots_of(seat)) :], strict=False)
    )


def _of_contracts(factory: Factory, seat: int, likely: list[float]) -> float:
    """What reserved contracts can still become, the best first, as far as bots go round."""
    bots = ENOUGH_BOTS
    gains: list[tuple[float, int]] = []
    fulfilled = int(fulfilled_contracts(factory, seat))
    for spot in range(SPOT_COUNT):
        points = int(own_points(factory, seat, spot))
        if points < 0:
            continue
        if (fulfilled >> spot) & 1:
            bots -= _bots_for(factory, spot)
        else:
            prize = 2 * points + int(factory.kit.side[row_of(spot)])
            odds = _odds_of_contract(factory, seat, spot, likely)
            gains.append((odds * prize, _bots_for(factory, spot)))
    total = 0.0
    for gain, needed in sorted(gains, reverse=True):
        if needed <= bots:
            total += gain
            bots -= needed
    return total


def _bots_for(factory: Factory, spot: int) -> int:
    """How many bots a contract asks for."""
    first = int(factory.contracts[spot]) * COLOUR_COUNT
    return sum(int(factory.kit.need[first + colour]) for colour in range(COLOUR_COUNT))


def _odds_of_contract(factory: Factory, seat: int, spot: int, likely: list[float]) -> float:
    """How likely a contract will be fulfilled, all bots of the seat being free for it."""
    contract = int(factory.contracts[spot])
    odds = 0.8
    for colour in range(COLOUR_COUNT):
        missing = int(factory.kit.need[contract * COLOUR_COUNT + colour])
        missing -= int(factory.bots[seat * COLOUR_COUNT + colour])
        for copy in range(missing):
            has_project = copy < factory.projects[seat * COLOUR_COUNT + colour]
            odds *= likely[colour] * (1.0 if has_project else STARTED)
    return odds


def _of_task(factory: Factory, likely: list[float]) -> float:
    """How likely the task of an inspection will be fulfilled, and how much of it is."""
    task, colours = int(factory.task), range(COLOUR_COUNT)
    if task == THREE_ALIKE:
        return max(_together(_odds_of_bots(factory, likely, colour, 3)) for colour in colours)
    if task == TWO_PAIRS:
        pairs = sorted([_odds_of_bots(factory, likely, colour, 2) for colour in colours], key=sum)
        return _together(pairs[-1] + pairs[-2])
    if task == THREE_AT_TWELVE:
        worthy = sorted([_odds_of_worth(factory, likely, colour) for colour in colours], key=prod)
        return _together(worthy[-1] + worthy[-2] + worthy[-3])
    return _together(_odds_of_contracts(factory, likely))


def _odds_of_contracts(factory: Factory, likely: list[float]) -> list[float]:
    """How likely each of three contracts is fulfilled, the best first, by bots of its own."""
    bots = [int(factory.bots[colour]) for colour in range(COLOUR_COUNT)]
    spots = [spot for spot in range(SPOT_COUNT) if factory.contracts[spot] != NO_CONTRACT]
    chosen: list[float] = []
    for _ in range(3):
        chances = [(_odds_with(factory, spot, bots, likely), spot) for spot in spots]
        odds, spot = max(chances, default=(0.0, -1))
        chosen.append(odds)
        if spot < 0:
            continue
        spots.remove(spot)
        first = int(factory.contracts[spot]) * COLOUR_COUNT
        for colour in range(COLOUR_COUNT):
            bots[colour] -= int(factory.kit.need[first + colour])
    return chosen


def _odds_with(factory: Factory, spot: int, bots: list[int], likely: list[float]) -> float:
    """The odds of one contract with these bots left for it; below 0 they are owed already."""
    first = int(factory.contracts[spot]) * COLOUR_COUNT
    odds = 1.0 if own_points(factory, 0, spot) >= 0 else RESERVED
    for colour in range(COLOUR_COUNT):
        need = int(factory.kit.need[first + colour])
        missing = max(0, need - max(0, bots[colour]))
        owed = max(0, -bots[colour])
        if missing + owed > factory.meeples[colour]:
            return 0.0
        for copy in range(missing):
            has_project = owed + copy < factory.projects[colour]
            odds *= likely[colour] * (1.0 if has_project else STARTED) * FOUND ** (owed + copy)
    return odds


def _together(odds: list[float]) -> float:
    """All of it, or as far as it goes."""
    return (prod(odds) + sum(odds) / len(odds)) / 2


def _odds_of_worth(factory: Factory, likely: list[float], colour: int) -> list[float]:
    """A bot of a colour, and that it is worth 12."""
    rises = max(0, 12 - int(factory.value_of(colour)))
    time = time_left(factory, 0) if rises else 1.0
    return [*_odds_of_bots(factory, likely, colour, 1), time * RISE**rises]


def _odds_of_bots(factory: Factory, likely: list[float], colour: int, wanted: int) -> list[float]:
    """How likely the player of an inspection gets each of so many bots of a colour."""
    odds = [1.0] * min(wanted, int(factory.bots[colour]))
    if wanted - len(odds) > factory.meeples[colour]:
        return [0.0] * wanted
    chance = likely[colour]
    for copy in range(wanted - len(odds)):
        odds.append(chance if copy < factory.projects[colour] else chance * STARTED)
        chance *= FOUND
    return odds
