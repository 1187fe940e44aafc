"""Final scoring: bots, contracts, speech tokens, leftovers. BF-117, BF-121 … BF-128."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import COLOR_COUNT, COLORS, SPOT_COUNT, SPOTS
from botyard.games.bot_factory.declared import (
    CONTRACTS,
    TASKS,
    THREE_ALIKE,
    THREE_AT_TWELVE,
    THREE_CONTRACTS,
    TWO_PAIRS,
)
from botyard.games.bot_factory.state import Factory, row_of
from botyard.kernel.game import ScoreLine
from botyard.kernel.names import Names
from botyard.kernel.ties import tie_lines
from botyard.kernel.vectors import vec

FIRED: Final = "fired"
POOR: Final = "poor"
ADEQUATE: Final = "adequate"
EXEMPLARY: Final = "exemplary"
REVIEWS: Final = Names("review", [FIRED, POOR, ADEQUATE, EXEMPLARY])

# A total of contracts and the spots that are fulfilled, in one number: total * 512 + mask.
_SPOTS: Final = 1 << SPOT_COUNT
_RATHER: Final = 10_000  # points that no total reaches


def score(factory: Factory, seat: i64) -> i64:
    """
    The points of a seat as they stand.

    Clauses: BF-121, BF-125, BF-126, BF-127.
    """
    points = contract_points(factory, seat)
    color: i64
    for color in range(COLOR_COUNT):
        points += factory.bots[seat * COLOR_COUNT + color] * factory.value_of(color)  # BF-121
    points += factory.speech[seat] // 2  # BF-125
    points -= factory.parts_of(seat)  # BF-126
    return points - 2 * factory.open_projects(seat)  # BF-127


# Contracts


def contract_points(factory: Factory, seat: i64) -> i64:
    """
    What the contracts of a seat come to, with its bots assigned in the best way.

    Clauses: BF-122, BF-123, BF-124, BF-Q26, BF-Q51.
    """
    total = best_assignment(factory, seat) // _SPOTS
    return total - _RATHER if total > _RATHER // 2 else total


def fulfilled_contracts(factory: Factory, seat: i64) -> i64:
    """
    The spots of the contracts that a seat fulfills, as a mask.

    Clauses: BF-122, BF-Q26, BF-Q51.
    """
    return best_assignment(factory, seat) % _SPOTS


def best_assignment(factory: Factory, seat: i64) -> i64:
    """
    The best total, and which contracts it fulfills.

    Each bot serves one contract at most. For the task of three contracts, three that are
    fulfilled go before any higher total.

    Clauses: BF-122, BF-Q26, BF-Q27, BF-Q51.
    """
    bots = factory.bots[seat * COLOR_COUNT : (seat + 1) * COLOR_COUNT]
    rather: i64 = 3 if factory.task == THREE_CONTRACTS else SPOT_COUNT + 1
    return _best_from(factory, seat, 0, bots, rather)


def _best_from(factory: Factory, seat: i64, spot: i64, bots: vec[i64], rather: i64) -> i64:
    """
    The best of the contracts from a spot on; ``rather`` so many are still to be fulfilled.

    Clauses: BF-123, BF-124.
    """
    while spot < SPOT_COUNT and own_points(factory, seat, spot) < 0:
        spot += 1
    if spot == SPOT_COUNT:
        return _RATHER * _SPOTS if rather <= 0 else 0
    points = own_points(factory, seat, spot)
    best = _best_from(factory, seat, spot + 1, bots, rather) - points * _SPOTS  # BF-124
    if not _is_served(factory, spot, bots):
        return best
    first = factory.contracts[spot] * COLOR_COUNT
    color: i64
    for color in range(COLOR_COUNT):
        bots[color] -= factory.kit.need[first + color]
    points += factory.kit.side[row_of(spot)]  # BF-123
    served = _best_from(factory, seat, spot + 1, bots, rather - 1)
    served += points * _SPOTS + (1 << spot)
    for color in range(COLOR_COUNT):
        bots[color] += factory.kit.need[first + color]
    return max(best, served)


def own_points(factory: Factory, seat: i64, spot: i64) -> i64:
    """
    The points under a seat's token on a contract, or -1 if it has none there.

    Clauses: BF-92, BF-123, BF-124.
    """
    space: i64
    for space in range(2):
        if factory.tokens[spot * 2 + space] == seat:
            return factory.kit.points[factory.contracts[spot] * 2 + space]
    return -1


def _is_served(factory: Factory, spot: i64, bots: vec[i64]) -> bool:
    """Whether there are enough bots for a contract."""
    first = factory.contracts[spot] * COLOR_COUNT
    color: i64
    for color in range(COLOR_COUNT):
        if bots[color] < factory.kit.need[first + color]:
            return False
    return True


# Places


def places(factory: Factory) -> list[int]:
    """
    Most points win; among equals more bots, then an odd number of speech tokens; else shared.

    The player of an inspection is before or behind Vilela.

    Clauses: BF-117, BF-128, BF-Q29, BF-Q60.
    """
    if factory.is_solo():
        return [1, 2] if is_task_fulfilled(factory) else [2, 1]  # BF-117
    strengths = _strengths(factory)
    return [1 + sum([1 for other in strengths if other > mine]) for mine in strengths]


def _strengths(factory: Factory) -> list[tuple[int, ...]]:
    return [
        (score(factory, seat), factory.bots_of(seat), factory.speech[seat] % 2)
        for seat in range(factory.seats)
    ]


# The inspection


def is_task_fulfilled(factory: Factory) -> bool:
    """
    Whether the bots, or the contracts, are those that the task asks for.

    Clauses: BF-117, BF-140, BF-Q31, BF-Q51, BF-Q60.
    """
    bots = [int(factory.bots[color]) for color in range(COLOR_COUNT)]
    if factory.task == THREE_ALIKE:
        return max(bots) >= 3
    if factory.task == TWO_PAIRS:
        return sum([1 for count in bots if count >= 2]) >= 2
    if factory.task == THREE_AT_TWELVE:
        worthy = [color for color in range(COLOR_COUNT) if factory.value_of(color) >= 12]
        return sum([1 for color in worthy if bots[color] > 0]) >= 3
    return _count(fulfilled_contracts(factory, 0)) >= 3


def review(factory: Factory) -> str:
    """
    How the player of an inspection did.

    Clauses: BF-117, BF-Q30.
    """
    if not is_task_fulfilled(factory):
        return FIRED
    points = score(factory, 0)
    if points < 20:
        return POOR
    return ADEQUATE if points < 50 else EXEMPLARY


def _count(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# Line by line


def score_lines(factory: Factory, seat: int) -> list[ScoreLine]:
    """
    The score line by line, and for the inspection its task and review; then how a tie was decided.

    Clauses: BF-117, BF-121, BF-123, BF-124, BF-125, BF-126, BF-127, BF-128, BF-Q29.
    """
    lines: list[ScoreLine] = []
    for color in range(COLOR_COUNT):
        count = int(factory.bots[seat * COLOR_COUNT + color])
        if count:
            value = int(factory.value_of(color))
            args: dict[str, object] = {
                "colour": COLORS.name(color),
                "count": count,
                "value": value,
            }
            lines.append(ScoreLine("bots", count * value, args, "BF-121"))
    lines += _contract_lines(factory, seat)
    speech, parts = int(factory.speech[seat]), int(factory.parts_of(seat))
    projects = int(factory.open_projects(seat))
    if speech:
        lines.append(ScoreLine("speech", speech // 2, {"count": speech}, "BF-125"))
    if parts:
        lines.append(ScoreLine("parts", -parts, {"count": parts}, "BF-126"))
    if projects:
        lines.append(ScoreLine("projects", -2 * projects, {"count": projects}, "BF-127"))
    if factory.is_solo():
        result = "fulfilled" if is_task_fulfilled(factory) else "failed"
        task: dict[str, object] = {"task": TASKS.name(factory.task), "result": result}
        lines.append(ScoreLine("task", 0, task, "BF-117"))
        lines.append(ScoreLine("review", 0, {"review": review(factory)}, "BF-117"))
    elif factory.standing() is not None:
        breaks = [("tie-bots", "BF-128"), ("tie-speech", "BF-Q29")]
        lines += tie_lines(_strengths(factory), seat, breaks, "BF-128")
    return lines


def _contract_lines(factory: Factory, seat: int) -> list[ScoreLine]:
    """
    Every contract that the seat has reserved, with the bots that it asks for.

    Clauses: BF-123, BF-124.
    """
    lines: list[ScoreLine] = []
    fulfilled = fulfilled_contracts(factory, seat)
    for spot in range(SPOT_COUNT):
        points = int(own_points(factory, seat, spot))
        if points < 0:
            continue
        contract = factory.contracts[spot]
        args: dict[str, object] = {
            "number": CONTRACTS.name(contract),
            "spot": SPOTS.name(spot),
            "colours": [COLORS.name(color) for color in factory.kit.need_of(contract)],
            "points": points,
        }
        if (fulfilled >> spot) & 1:
            side = int(factory.kit.side[row_of(spot)])
            args["side"] = side
            lines.append(ScoreLine("contract-fulfilled", points + side, args, "BF-123"))
        else:
            lines.append(ScoreLine("contract-failed", -points, args, "BF-124"))
    return lines
