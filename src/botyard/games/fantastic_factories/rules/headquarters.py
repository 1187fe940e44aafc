"""The three floors of the Headquarters."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import CARDS_GAIN
from botyard.games.fantastic_factories.cards import FACES, FLOORS, GENERATOR
from botyard.games.fantastic_factories.declared import (
    BONUS,
    FLOOR_FULL,
    NO_SUCH_DIE,
    PLACED,
    WRONG_FOR_GENERATOR,
    WRONG_FOR_MINE,
)
from botyard.games.fantastic_factories.formulas import BY_X
from botyard.games.fantastic_factories.rules.piles import draw_cards, gain
from botyard.games.fantastic_factories.state import ON_FLOOR, UNPLACED, Works
from botyard.games.fantastic_factories.steps import Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


class Place(Choice):
    """
    A die works on a floor and is resolved at once; beside an equal one it gains 1 more.

    Clauses: FF-14, FF-16, FF-22, FF-23, FF-24, FF-25, FF-26, FF-67.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        found: list[int] = []
        value: i64
        floor: i64
        for value in range(1, FACES + 1):
            if works.dice_at(seat, UNPLACED, value) > 0:
                for floor in range(len(FLOORS)):
                    if (works.kit.floor_values[floor] >> value) & 1 != 0:
                        found.append(self.first + floor * FACES + value - 1)
        return found

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        floor, value = number // FACES, number % FACES + 1
        if works.dice_at(seat, UNPLACED, value) == 0:
            return NO_SUCH_DIE  # FF-16
        if (works.kit.floor_values[floor] >> value) & 1 == 0:
            return WRONG_FOR_GENERATOR if floor == GENERATOR else WRONG_FOR_MINE
        if works.dice_count(seat, ON_FLOOR + floor) >= works.kit.spaces:
            return FLOOR_FULL  # FF-25
        return LEGAL

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        floor, value = number // FACES, number % FACES + 1
        bonus: i64 = 1 if works.dice_at(seat, ON_FLOOR + floor, value) > 0 else 0  # FF-26
        works.add_die(seat, UNPLACED, value, -1)
        works.add_die(seat, ON_FLOOR + floor, value)
        dealer.tell(PLACED, seat, floor, value)
        if bonus != 0:
            dealer.tell(BONUS, seat, floor, bonus)
        amount = works.kit.floor_amount[floor * BY_X + value] + bonus
        what = works.kit.floor_gain[floor]
        if what == CARDS_GAIN:
            draw_cards(works, seat, amount, dealer)
        else:
            gain(works, seat, what, amount, dealer)

    def explain(self, works: Works, seat: i64, number: i64, reason: int) -> Json:
        if reason != FLOOR_FULL:
            return {}
        there = works.dice_count(seat, ON_FLOOR + number // FACES)
        return {"need": works.kit.spaces, "have": there}
