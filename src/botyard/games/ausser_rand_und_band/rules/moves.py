"""Edge actions that move dice along the belt."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import FIELDS, MAX_SEATS
from botyard.games.ausser_rand_und_band.declared import (
    AT_THE_BACK,
    AT_THE_FRONT,
    MOVE_OTHER_BACK,
    MOVE_OWN_BACK,
    MOVED,
    NO_DIE_OF_THEIRS,
    NO_OWN_DIE,
    NOBODY_THERE,
    PICKED_ALREADY,
    YOUR_OWN_DIE,
)
from botyard.games.ausser_rand_und_band.state import Line
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def refuse_own(line: Line, seat: i64, field: i64) -> int:
    """
    Which clause, if any, forbids moving an own die from this field.

    Clauses: RB-39, RB-45, RB-48, RB-E1, RB-E4, RB-U7, RB-U27.
    """
    dice = line.dice_at(field, seat)
    if dice == 0:
        return NO_OWN_DIE  # RB-U7
    off = _refuse_off_the_belt(line, field)
    if off != LEGAL:
        return off
    if line.agenda.second() == field and dice == 1:
        return PICKED_ALREADY  # RB-U27
    return LEGAL


def pick_own(line: Line, seat: i64, field: i64, dealer: Dealer) -> None:
    """
    Both dice are picked where they stand, then both move.

    Clauses: RB-39, RB-45, RB-U6, RB-U27.
    """
    step = line.agenda.step()
    left = line.agenda.first()
    picked = line.agenda.second()
    line.agenda.pop()
    if left == 2:
        line.agenda.push(step, 1, field)
        return
    if picked != 0:
        _move(line, seat, picked, step, dealer)
    _move(line, seat, field, step, dealer)


def refuse_other(line: Line, seat: i64, owner: i64, field: i64) -> int:
    """
    Which clause, if any, forbids moving this opponent's die.

    Clauses: RB-46, RB-47, RB-48, RB-E4, RB-U7, RB-U28, RB-U36.
    """
    if owner >= line.seats:
        return NOBODY_THERE  # RB-49
    if owner == seat:
        return YOUR_OWN_DIE
    if line.dice_at(field, owner) == 0:
        return NO_DIE_OF_THEIRS
    return _refuse_off_the_belt(line, field)


def move_other(line: Line, owner: i64, field: i64, dealer: Dealer) -> None:
    """
    One die of an opponent moves one field.

    Clauses: RB-46, RB-47.
    """
    step = line.agenda.step()
    line.agenda.pop()
    _move(line, owner, field, step, dealer)


def movable_own(line: Line, seat: i64, step: i64) -> i64:
    """
    How many own dice could move.

    Clauses: RB-48, RB-U6, RB-U7.
    """
    stuck: i64 = 1 if _is_back(step) else FIELDS
    return line.dice_on_belt(seat) - line.dice_at(stuck, seat)


def movable_others(line: Line, seat: i64, step: i64) -> bool:
    """
    Whether any opponent's die could move.

    Clauses: RB-48, RB-U36.
    """
    for owner in range(line.seats):
        if owner != seat and movable_own(line, owner, step) > 0:
            return True
    return False


def own_to_pick(line: Line, seat: i64) -> list[int]:
    """
    The fields from which a thinking player picks: of two dice the one further back first.

    Clauses: RB-U27.
    """
    left = line.agenda.first()
    picked = line.agenda.second()
    allowed: list[int] = []
    ahead: i64 = 0  # dice that could still be picked, here and further forward
    for field in range(FIELDS, 0, -1):
        if refuse_own(line, seat, field) == LEGAL:
            ahead += line.dice_at(field, seat)
            if field >= picked and ahead >= left:
                allowed.append(field)
    if not allowed:  # the first die was picked out of turn
        allowed = [field for field in range(1, picked) if refuse_own(line, seat, field) == LEGAL]
    return allowed


def _is_back(step: i64) -> bool:
    return step == MOVE_OWN_BACK or step == MOVE_OTHER_BACK


def _refuse_off_the_belt(line: Line, field: i64) -> int:
    """
    A moved die never leaves the belt.

    Clauses: RB-48, RB-E4.
    """
    if _is_back(line.agenda.step()):
        return AT_THE_BACK if field == 1 else LEGAL
    return AT_THE_FRONT if field == FIELDS else LEGAL


def _move(line: Line, owner: i64, field: i64, step: i64, dealer: Dealer) -> None:
    """
    One field back, towards 1, or forward, towards 5.

    Clauses: RB-39, RB-45, RB-46, RB-47.
    """
    to = field - 1 if _is_back(step) else field + 1
    line.dice[field * MAX_SEATS + owner] -= 1
    line.dice[to * MAX_SEATS + owner] += 1
    dealer.tell(MOVED, owner, field, to)
