"""Step 1: two dice onto the belt; and where dice come from when the supply is short."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import FIELDS, MAX_SEATS
from botyard.games.ausser_rand_und_band.declared import (
    NO_DIE_TO_TAKE,
    ROLLED,
    TAKE_TO_ROLL,
    THROW,
    TOOK,
)
from botyard.games.ausser_rand_und_band.sequence import before_placing
from botyard.games.ausser_rand_und_band.state import Line
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def refuse_take(line: Line, seat: i64, field: i64) -> int:
    """
    Which clause, if any, forbids taking an own die back from this field.

    Edge dice are never taken back: an action names a field of the belt.

    Clauses: RB-14, RB-E5, RB-U3.
    """
    if line.dice_at(field, seat) == 0:
        return NO_DIE_TO_TAKE  # RB-14
    return LEGAL


def take_back(line: Line, seat: i64, field: i64, dealer: Dealer) -> None:
    """
    An own die goes from the belt back to the supply, to be used at once.

    Clauses: RB-14, RB-E14, RB-U25.
    """
    line.dice[field * MAX_SEATS + seat] -= 1
    line.supply[seat] += 1
    dealer.tell(TOOK, seat, field)
    left = line.agenda.first() - 1
    step = line.agenda.step()
    line.agenda.pop()
    if step == TAKE_TO_ROLL and left > 0:
        line.agenda.push(TAKE_TO_ROLL, left, field)


def roll_two(line: Line, seat: i64, dealer: Dealer) -> None:
    """
    Two dice of the supply are rolled together; each goes to the field of its result.

    Clauses: RB-8, RB-50, RB-U4, RB-U24.
    """
    line.agenda.pop()
    dice: i64 = 2 if line.supply[seat] >= 2 else line.supply[seat]
    while dice > 0:
        roll_onto_belt(line, seat, dealer)
        dice -= 1
    before_placing(line)


def roll_onto_belt(line: Line, seat: i64, dealer: Dealer) -> i64:
    """
    One die of the supply is rolled and put on the tile that lies at its number now.

    Clauses: RB-8, RB-9, RB-50.
    """
    field = dealer.roll(THROW + seat, line.kit.faces)
    line.supply[seat] -= 1
    line.dice[field * MAX_SEATS + seat] += 1
    dealer.tell(ROLLED, seat, field)
    return field


def takes_from(line: Line, seat: i64, left: i64, lowest: i64) -> list[int]:
    """
    The fields from which a thinking player takes the next of several dice: lowest first.

    Clauses: RB-U25.
    """
    fields: list[int] = []
    ahead: i64 = 0
    for field in range(FIELDS, 0, -1):
        here = line.dice_at(field, seat)
        ahead += here
        if here > 0 and field >= lowest and ahead >= left:
            fields.append(field)
    if not fields:  # the first die was taken out of turn
        fields = [field for field in range(1, lowest) if line.dice_at(field, seat) > 0]
    return fields
