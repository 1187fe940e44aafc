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
from botyard.games.ausser_rand_und_band.steps import Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class TakeBack(Choice):
    """
    An own die goes from the belt back to the supply, to be used at once.

    Edge dice are never taken back: an action names a field of the belt.

    Clauses: RB-14, RB-E5, RB-E14, RB-U3, RB-U26.
    """

    def refuse(self, line: Line, seat: i64, number: i64) -> int:
        return LEGAL if line.dice_at(number + 1, seat) > 0 else NO_DIE_TO_TAKE  # RB-14

    def carry_out(self, line: Line, seat: i64, number: i64, dealer: Dealer) -> None:
        field = number + 1
        line.agenda.pop()
        line.dice[field * MAX_SEATS + seat] -= 1
        line.supply[seat] += 1
        dealer.tell(TOOK, seat, field)


class TakeToRoll(TakeBack):
    """
    One or two dice are taken back; of two, a thinking player takes the one further back first.

    Clauses: RB-14, RB-E14, RB-U3, RB-U25.
    """

    def candidates(self, line: Line, seat: i64) -> list[int]:
        left, lowest = line.agenda.first(), line.agenda.second()
        actions: list[int] = []
        ahead: i64 = 0  # dice that could still be taken, here and further forward
        for field in range(FIELDS, 0, -1):
            here = line.dice_at(field, seat)
            ahead += here
            if here > 0 and field >= lowest and ahead >= left:
                actions.append(self.first + field - 1)
        if not actions:  # the first die was taken out of turn
            for field in range(1, lowest):
                if line.dice_at(field, seat) > 0:
                    actions.append(self.first + field - 1)
        return actions

    def courtesies(self, line: Line, seat: i64) -> list[int]:
        thinking = self.candidates(line, seat)
        return [action for action in self.actions if action not in thinking]  # RB-U25

    def carry_out(self, line: Line, seat: i64, number: i64, dealer: Dealer) -> None:
        left = line.agenda.first() - 1
        super().carry_out(line, seat, number, dealer)
        if left > 0:
            line.agenda.push(TAKE_TO_ROLL, left, number + 1)


class Roll(Choice):
    """
    Two dice of the supply are rolled together; each goes to the field of its result.

    Clauses: RB-8, RB-50, RB-U4, RB-U24.
    """

    def carry_out(self, line: Line, seat: i64, number: i64, dealer: Dealer) -> None:
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
