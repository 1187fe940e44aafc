"""What a table is worth to a seat: its points, and what they can still become."""

from typing import Final

from mypy_extensions import i64

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
from botyard.games.bot_factory.study.odds import (
    STARTED,
    likely_bots,
    odds_of_contract,
    time_left,
)
from botyard.games.bot_factory.study.tasks import of_task

# What is worth how much while the game goes on, in points.
SPEECH: Final = [0.6, 0.5, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0, 0.0]  # each further token, beyond its half
PART: Final = 0.5  # a part that can be placed
SPARE: Final = 0.1  # a second one of its kind, or one whose space is filled
UNIVERSAL: Final = 0.7  # what a universal part is worth more
NEXT: Final = [1.0, 0.85, 0.65, 0.45, 0.25]  # how likely the best, second … project is completed
TASK: Final = 150.0  # points that fulfilling the task of an inspection is worth
RIVALS: Final = 0.3  # how much the points of others weigh
LEAD: Final = 12.0  # points that being first or not is worth in the last round
PATIENT: Final = 30  # rounds after which a game drags on; after twice as many all hurry


def prospects(factory: Factory, seat: i64) -> float:
    """The points of a seat as they stand, with what they can become, ahead of the others."""
    ahead = time_left(factory, seat)
    if factory.is_solo():
        fired = ahead == 0.0 and not is_task_fulfilled(factory)
        odds = -1.0 if fired else of_task(factory, likely_bots(factory, seat, ahead))
        return prospects_alone(factory) + TASK * odds
    if ahead > 0.0:
        ahead = max(ahead, _hurry(factory, PATIENT))
    now = float(score(factory, seat))
    value = _points(factory, seat, ahead)
    value = now + (value - now) * (1.0 - _hurry(factory, 2 * PATIENT))
    others: i64 = 0
    best: i64 = -1_000_000
    other: i64
    for other in range(factory.seats):
        if other != seat:
            theirs = score(factory, other)
            others += theirs
            best = max(best, theirs)
    if ahead == 0.0:
        value += (1.0 - _hurry(factory, PATIENT)) * (LEAD if value > float(best) else -LEAD)
    return value - RIVALS * float(others) / float(factory.seats - 1)


def prospects_alone(factory: Factory) -> float:
    """The points of the player of an inspection, with what they can become."""
    return _points(factory, 0, time_left(factory, 0))


def _points(factory: Factory, seat: i64, ahead: float) -> float:
    """The points of a seat, with what they can become in the time that is left."""
    likely = likely_bots(factory, seat, ahead)
    value = float(score(factory, seat))
    value += ahead * _of_parts(factory, seat)
    value += _of_projects(factory, seat, likely)
    value += ahead * _of_speech(factory, seat) + float(factory.speech[seat] % 2) / 2
    return value + _of_contracts(factory, seat, likely)


def part_worth(factory: Factory, seat: i64, part: i64) -> float:
    """What taking a part is worth to a seat."""
    if part >= UNIVERSAL_PART:
        return PART + UNIVERSAL
    if factory.columns[part] != NO_PART or factory.held[seat * PART_KINDS + part] > 0:
        return SPARE
    color = part // BODY_COUNT
    if factory.projects[seat * COLOR_COUNT + color] == 0:
        return PART if factory.parts_in(color) < BODY_COUNT - 1 else SPARE
    return PART + 0.1 * float(1 + factory.parts_in(color)) * float(factory.value_of(color))


def wheel_worth(factory: Factory, seat: i64) -> float:
    """What the credits that are left can still take from the wheel."""
    credit = factory.left
    if credit == 0 or factory.board_of(seat) != PRODUCTION:
        return 0.0
    best = 0.0
    reached: list[float] = []
    turns: i64
    output: i64
    for turns in range(min(credit, 4)):
        for output in range(5, 3, -1):
            part = factory.wheel[(output + WHEEL_PLACES - 2 * turns) % WHEEL_PLACES]
            if part != NO_PART:
                reached.append(part_worth(factory, seat, part))
        reached.sort(reverse=True)
        best = max(best, _added(reached, credit - turns))
    return 0.85 * best


def _of_parts(factory: Factory, seat: i64) -> float:
    """Every part held; no more than five are kept."""
    worths: list[float] = []
    part: i64
    for part in range(PART_KINDS):
        count = factory.held[seat * PART_KINDS + part]
        if count > 0:
            worth = PART + UNIVERSAL
            if part < UNIVERSAL_PART:
                worth = PART if factory.columns[part] == NO_PART else SPARE
            worths.append(1.0 + worth)
            for _ in range(count - 1):
                worths.append(1.0 + SPARE)
    worths.sort(reverse=True)
    return _added(worths, HAND_LIMIT)


def _of_projects(factory: Factory, seat: i64, likely: list[float]) -> float:
    """Incomplete projects: what their bots will be worth, as far as they are likely."""
    worths: list[float] = []
    color: i64
    copy: i64
    for color in range(COLOR_COUNT):
        odds = likely[color]
        for copy in range(factory.projects[seat * COLOR_COUNT + color]):
            possible = odds if copy < factory.meeples[color] else 0.0
            worths.append(possible * (2.0 + float(factory.value_of(color))))
            odds *= STARTED
    worths.sort(reverse=True)
    hurry = _hurry(factory, PATIENT)
    value = 0.0
    place: i64 = factory.bots_of(seat)
    for worth in worths:
        if place >= len(NEXT):
            break
        value += worth * (NEXT[place] + (1.0 - NEXT[place]) * hurry)
        place += 1
    return value


def _of_speech(factory: Factory, seat: i64) -> float:
    """The tokens in hand, beyond what they score."""
    return _added(SPEECH, factory.speech[seat])


def _hurry(factory: Factory, rounds: i64) -> float:
    """
    How much a game drags on: 0 for so many rounds, 1 after twice as many.

    Alone there is no hurry: Vilela ends the game.
    """
    if factory.is_solo():
        return 0.0
    return min(1.0, max(0.0, float(factory.round) / float(rounds) - 1.0))


def _of_contracts(factory: Factory, seat: i64, likely: list[float]) -> float:
    """What reserved contracts can still become, the best first, as far as bots go round."""
    bots: i64 = ENOUGH_BOTS
    gains: list[tuple[float, int]] = []
    fulfilled: i64 = -1
    spot: i64
    for spot in range(SPOT_COUNT):
        points = own_points(factory, seat, spot)
        if points < 0:
            continue
        if fulfilled < 0:
            fulfilled = fulfilled_contracts(factory, seat)
        if (fulfilled >> spot) & 1:
            bots -= _bots_for(factory, spot)
        else:
            prize = float(2 * points + factory.kit.side[row_of(spot)])
            odds = odds_of_contract(factory, seat, spot, likely)
            gains.append((odds * prize, _bots_for(factory, spot)))
    total = 0.0
    gains.sort(reverse=True)
    for gain, needed in gains:
        if needed <= bots:
            total += gain
            bots -= needed
    return total


def _bots_for(factory: Factory, spot: i64) -> i64:
    """How many bots a contract asks for."""
    first = factory.contracts[spot] * COLOR_COUNT
    bots: i64 = 0
    color: i64
    for color in range(COLOR_COUNT):
        bots += factory.kit.need[first + color]
    return bots


def _added(numbers: list[float], count: i64) -> float:
    """The sum of the first so many numbers, from left to right."""
    total = 0.0
    place: i64
    for place in range(min(count, len(numbers))):
        total += numbers[place]
    return total
