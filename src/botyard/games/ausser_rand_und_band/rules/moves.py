"""Edge actions that move dice along the belt."""

from typing import Final

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import FIELDS, MAX_SEATS
from botyard.games.ausser_rand_und_band.declared import (
    AT_THE_BACK,
    AT_THE_FRONT,
    MOVED,
    NO_DIE_OF_THEIRS,
    NO_OWN_DIE,
    NOBODY_THERE,
    PICKED_ALREADY,
    YOUR_OWN_DIE,
)
from botyard.games.ausser_rand_und_band.state import Line
from botyard.games.ausser_rand_und_band.steps import Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

BACK: Final = -1  # toward field 1
FORWARD: Final = 1  # toward field 5


class MoveOwn(Choice):
    """
    Two different own dice, or the only one that can move: both are picked, then both move.

    Clauses: RB-39, RB-45, RB-48, RB-E1, RB-E4, RB-U6, RB-U7, RB-U27.
    """

    def __init__(self, first: i64, direction: i64) -> None:
        super().__init__(first)
        self.direction = direction

    def candidates(self, line: Line, seat: i64) -> list[int]:
        """
        Of two dice a thinking player picks the one further back first.

        Clauses: RB-U27.
        """
        left, picked = line.agenda.first(), line.agenda.second()
        actions: list[int] = []
        ahead: i64 = 0  # dice that could still be picked, here and further forward
        for field in range(FIELDS, 0, -1):
            if self.refuse(line, seat, field - 1) == LEGAL:
                ahead += line.dice_at(field, seat)
                if field >= picked and ahead >= left:
                    actions.append(self.first + field - 1)
        if not actions:  # the first die was picked out of turn
            for field in range(1, picked):
                if self.refuse(line, seat, field - 1) == LEGAL:
                    actions.append(self.first + field - 1)
        return actions

    def courtesies(self, line: Line, seat: i64) -> list[int]:
        thinking = self.candidates(line, seat)
        return [action for action in self.actions if action not in thinking]  # RB-U27

    def refuse(self, line: Line, seat: i64, number: i64) -> int:
        field = number + 1
        dice = line.dice_at(field, seat)
        if dice == 0:
            return NO_OWN_DIE  # RB-U7
        if field == end_of_belt(self.direction):
            return _at_the_end(self.direction)  # RB-48
        if line.agenda.second() == field and dice == 1:
            return PICKED_ALREADY  # RB-U27
        return LEGAL

    def carry_out(self, line: Line, seat: i64, number: i64, dealer: Dealer) -> None:
        field = number + 1
        left, picked = line.agenda.first(), line.agenda.second()
        if left == 2:
            line.agenda.replace(line.agenda.step(), 1, field)
            return
        line.agenda.pop()
        if picked != 0:
            _move(line, seat, picked, self.direction, dealer)
        _move(line, seat, field, self.direction, dealer)


class MoveOther(Choice):
    """
    One die of an opponent moves one field.

    Clauses: RB-46, RB-47, RB-48, RB-E4, RB-U7, RB-U28, RB-U36.
    """

    def __init__(self, first: i64, direction: i64) -> None:
        super().__init__(first)
        self.direction = direction

    def candidates(self, line: Line, seat: i64) -> list[int]:
        return self.actions[: line.seats * FIELDS]

    def refuse(self, line: Line, seat: i64, die: i64) -> int:
        owner, field = die // FIELDS, die % FIELDS + 1
        if owner >= line.seats:
            return NOBODY_THERE  # RB-49
        if owner == seat:
            return YOUR_OWN_DIE
        if line.dice_at(field, owner) == 0:
            return NO_DIE_OF_THEIRS
        return _at_the_end(self.direction) if field == end_of_belt(self.direction) else LEGAL

    def carry_out(self, line: Line, seat: i64, die: i64, dealer: Dealer) -> None:
        line.agenda.pop()
        _move(line, die // FIELDS, die % FIELDS + 1, self.direction, dealer)


def movable_dice(line: Line, seat: i64, direction: i64) -> i64:
    """
    How many dice of a seat could move.

    Clauses: RB-48, RB-U6, RB-U7.
    """
    return line.dice_on_belt(seat) - line.dice_at(end_of_belt(direction), seat)


def movable_others(line: Line, seat: i64, direction: i64) -> bool:
    """
    Whether any opponent's die could move.

    Clauses: RB-48, RB-U36.
    """
    for owner in range(line.seats):
        if owner != seat and movable_dice(line, owner, direction) > 0:
            return True
    return False


def end_of_belt(direction: i64) -> i64:
    """
    The field that a moved die cannot leave: it never leaves the belt.

    Clauses: RB-48, RB-E4.
    """
    return 1 if direction == BACK else FIELDS


def _at_the_end(direction: i64) -> int:
    return AT_THE_BACK if direction == BACK else AT_THE_FRONT


def _move(line: Line, owner: i64, field: i64, direction: i64, dealer: Dealer) -> None:
    """
    One field back, toward 1, or forward, toward 5.

    Clauses: RB-39, RB-45, RB-46, RB-47.
    """
    to = field + direction
    line.dice[field * MAX_SEATS + owner] -= 1
    line.dice[to * MAX_SEATS + owner] += 1
    dealer.tell(MOVED, owner, field, to)
