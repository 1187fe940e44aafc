"""The start of the work phase: dice are rolled, or set by the Foreman; and the Specialist."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import CREW, FACES, NO_CARD
from botyard.games.fantastic_factories.declared import (
    EXTRA_DIE,
    NO_SPECIALIST,
    ROLLED,
    SET_DIE,
    SET_STEP,
    THROW,
    WORK,
    WORK_STEP,
)
from botyard.games.fantastic_factories.rules.piles import FACES_OF_DIE
from botyard.games.fantastic_factories.state import (
    CHOSEN,
    HIRED,
    MARKS,
    UNPLACED,
    Works,
)
from botyard.games.fantastic_factories.steps import NONE, Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def start_work(works: Works, dealer: Dealer) -> None:
    """
    All dice are rolled, player by player; who has a Foreman chooses first, nobody waits for it.

    Clauses: FF-13, FF-43, FF-63.
    """
    dealer.tell(WORK)
    number: i64
    for number in range(1, works.seats + 1):
        seat = works.seat_in_turn(number)
        settable = dice_to_set(works, seat)
        if settable > 0:
            works.begin(seat, SET_STEP, settable, 1)
        else:
            roll_dice(works, seat, dealer)


def all_work(works: Works) -> None:
    """
    Everybody works at once.

    Clauses: FF-13.
    """
    seat: i64
    for seat in range(works.seats):
        works.ask(seat, WORK_STEP)


class SetDie(Choice):
    """
    The Foreman sets an own die; after the fourth the rest is rolled.

    Clauses: FF-43.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return self.actions[works.second_argument(seat) - 1 :]

    def courtesies(self, works: Works, seat: i64) -> list[int]:
        return self.in_any_order(works, seat)

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        left = works.argument(seat) - 1
        works.add_die(seat, CHOSEN, number + 1)
        if left > 0:
            works.begin(seat, SET_STEP, left, number + 1)
        else:
            _roll_rest(works, seat, dealer)


class RollRest(Choice):
    """
    The Foreman sets no more.

    Clauses: FF-43, FF-63.
    """

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        _roll_rest(works, seat, dealer)


def _roll_rest(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    What the Foreman did not set is rolled.

    Clauses: FF-43, FF-63.
    """
    works.finished(seat)
    value: i64
    for value in range(1, FACES + 1):
        for _ in range(works.dice_at(seat, CHOSEN, value)):
            works.add_die(seat, CHOSEN, value, -1)
            works.add_die(seat, UNPLACED, value)
            dealer.tell(SET_DIE, seat, value)
    roll_dice(works, seat, dealer)


class Specialist(Choice):
    """
    An extra die of a chosen value comes to the others, at any time of the own work, once.

    Clauses: FF-31, FF-46.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return self.actions if waiting_specialist(works, seat) != NO_CARD else NONE

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        return NO_SPECIALIST if waiting_specialist(works, seat) == NO_CARD else LEGAL

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        works.marks[seat * MARKS + HIRED] ^= 1 << waiting_specialist(works, seat)
        works.add_die(seat, UNPLACED, number + 1)
        dealer.tell(EXTRA_DIE, seat, number + 1)


def waiting_specialist(works: Works, seat: i64) -> i64:
    """The contractor that still gives a die of a chosen value, or ``NO_CARD``."""
    if works.marks[seat * MARKS + HIRED] == 0:
        return NO_CARD
    contractor: i64
    for contractor in range(CREW):
        if works.kit.chosen_dice[contractor] > 0 and works.has_hired(seat, contractor):
            return contractor
    return NO_CARD


def dice_to_set(works: Works, seat: i64) -> i64:
    """How many dice a Foreman may set."""
    settable: i64 = 0
    if works.marks[seat * MARKS + HIRED] != 0:
        contractor: i64
        for contractor in range(CREW):
            if works.has_hired(seat, contractor):
                settable += works.kit.set_dice[contractor]
    return settable


def roll_dice(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    The own dice and those of Hired Hands are rolled together.

    Clauses: FF-13, FF-31, FF-45, FF-63.
    """
    dice = works.kit.start_dice - works.dice_count(seat, UNPLACED)
    if works.marks[seat * MARKS + HIRED] != 0:
        contractor: i64
        for contractor in range(CREW):
            if works.has_hired(seat, contractor) and works.kit.chosen_dice[contractor] == 0:
                dice += works.kit.rolled_dice[contractor]
                works.marks[seat * MARKS + HIRED] ^= 1 << contractor
    while dice > 0:
        value = dealer.roll(THROW + seat, FACES_OF_DIE)
        works.add_die(seat, UNPLACED, value)
        dealer.tell(ROLLED, seat, value)
        dice -= 1
