"""What a table is worth to a seat: its points, and what they can still become."""

from typing import Final

from botyard.bots.bot_factory.odds import STARTED, likely_bot, odds_of_contract, time_left
from botyard.bots.bot_factory.tasks import of_task
from botyard.bots.numbers import added
from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOR_COUNT,
    PART_KINDS,
    PRODUCTION,
    SPOT_COUNT,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.rules.production import WHEEL_PLACES
from botyard.games.bot_factory.scoring import (
    fulfilled_contracts,
    is_task_fulfilled,
    own_points,
    score,
)
from botyard.games.bot_factory.state import ENOUGH_BOTS, HAND_LIMIT, NO_PART, Factory, row_of

# What is worth how much while the game goes on, in points.
SPEECH: Final = (0.6, 0.5, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0, 0.0)  # each further token, beyond its half
PART: Final = 0.5  # a part that can be placed
SPARE: Final = 0.1  # a second one of its kind, or one whose space is filled
UNIVERSAL: Final = 0.7  # what a universal part is worth more
NEXT: Final = (1.0, 0.85, 0.65, 0.45, 0.25)  # how likely the best, second … project is completed
TASK: Final = 150.0  # points that fulfilling the task of an inspection is worth
RIVALS: Final = 0.3  # how much the points of others weigh
LEAD: Final = 12.0  # points that being first or not is worth in the last round
PATIENT: Final = 30  # rounds after which a game drags on; after twice as many all hurry


def prospects(factory: Factory, seat: int) -> float:
    """The points of a seat as they stand, with what they can become, ahead of the others."""
    ahead = time_left(factory, seat)
    if ahead > 0.0:
        ahead = max(ahead, _hurry(factory))
    likely = [likely_bot(factory, seat, color, ahead) for color in range(COLOR_COUNT)]
    value = float(score(factory, seat))
    value += ahead * _of_parts(factory, seat)
    value += _of_projects(factory, seat, likely)
    value += ahead * added(SPEECH[: int(factory.speech[seat])]) + int(factory.speech[seat]) % 2 / 2
    value += _of_contracts(factory, seat, likely)
    if factory.is_solo():
        fired = ahead == 0.0 and not is_task_fulfilled(factory)
        return value + TASK * (-1.0 if fired else of_task(factory, likely))
    now = int(score(factory, seat))
    value = now + (value - now) * (1.0 - _hurry(factory, 2 * PATIENT))
    others = [int(score(factory, other)) for other in range(factory.seats) if other != seat]
    if ahead == 0.0:
        value += (1.0 - _hurry(factory)) * (LEAD if value > max(others) else -LEAD)
    return value - RIVALS * added(others) / len(others)


def part_worth(factory: Factory, seat: int, part: int) -> float:
    """What taking a part is worth to a seat."""
    if part >= UNIVERSAL_PART:
        return PART + UNIVERSAL
    if factory.columns[part] != NO_PART or factory.held[seat * PART_KINDS + part] > 0:
        return SPARE
    color = part // BODY_COUNT
    if factory.projects[seat * COLOR_COUNT + color] == 0:
        return PART if factory.parts_in(color) < BODY_COUNT - 1 else SPARE
    return PART + 0.1 * (1 + int(factory.parts_in(color))) * int(factory.value_of(color))


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
        best = max(best, added(reached[: credit - turns]))
    return 0.85 * best


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
    return added(worths[:HAND_LIMIT])


def _of_projects(factory: Factory, seat: int, likely: list[float]) -> float:
    """Incomplete projects: what their bots will be worth, as far as they are likely."""
    worths: list[float] = []
    for color in range(COLOR_COUNT):
        odds = likely[color]
        for copy in range(int(factory.projects[seat * COLOR_COUNT + color])):
            possible = odds if copy < factory.meeples[color] else 0.0
            worths.append(possible * (2.0 + int(factory.value_of(color))))
            odds *= STARTED
    worths.sort(reverse=True)
    hurry = _hurry(factory)
    return added(
        worth * (odds + (1.0 - odds) * hurry)
        for worth, odds in zip(worths, NEXT[int(factory.bots_of(seat)) :], strict=False)
    )


def _hurry(factory: Factory, rounds: int = PATIENT) -> float:
    """
    How much a game drags on: 0 for so many rounds, 1 after twice as many.

    Alone there is no hurry: Vilela ends the game.
    """
    if factory.is_solo():
        return 0.0
    return min(1.0, max(0.0, int(factory.round) / rounds - 1.0))


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
            odds = odds_of_contract(factory, seat, spot, likely)
            gains.append((odds * prize, _bots_for(factory, spot)))
    total = 0.0
    for gain, needed in sorted(gains, reverse=True):
        if needed <= bots:
            total += gain
            bots -= needed
    return total


def _bots_for(factory: Factory, spot: int) -> int:
    """How many bots a contract asks for."""
    first = int(factory.contracts[spot]) * COLOR_COUNT
    return added(int(factory.kit.need[first + color]) for color in range(COLOR_COUNT))
