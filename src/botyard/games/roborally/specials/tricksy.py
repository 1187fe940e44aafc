"""Tricksy: everybody keeps one of three Options. RR-C2."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import KEEP
from botyard.games.roborally.declared import (
    DREW_OPTION,
    KEEP_STEP,
    KEPT,
    KEPT_ALREADY,
    NOT_OFFERED,
    OFFER,
    OFFERED,
)
from botyard.games.roborally.rules.option_cards import cards_of, give_option, option_deck
from botyard.games.roborally.state import Race, lowest_of
from botyard.games.roborally.steps import Choice, Together
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import filled

TO_CHOOSE_FROM: Final = 3


def offer_options(race: Race, dealer: Dealer) -> None:
    """
    Before the first turn each player gets three Options, face down.

    Clauses: RR-C2.
    """
    deck = ItemBag(cards_of(option_deck(race)))
    race.on_offer = filled(race.robots, 0)
    robot: i64
    for _ in range(TO_CHOOSE_FROM):
        for robot in range(race.robots):
            option = dealer.draw(OFFER + race.owner[robot], deck)
            race.on_offer[robot] |= 1 << option
    for robot in range(race.robots):
        own: i64 = 1 << race.owner[robot]
        for option in cards_of(race.on_offer[robot]):
            dealer.tell(OFFERED, race.told_as[robot], option, 0, own)
    race.ready = 0
    race.agenda.push(KEEP_STEP)


class Keeping(Together):
    """
    When all have chosen they show what they kept.

    Clauses: RR-C2.
    """

    def run(self, race: Race, dealer: Dealer) -> bool:
        if race.ready != (1 << race.robots) - 1:
            return False
        race.agenda.pop()
        robot: i64
        for robot in range(race.robots):
            option = lowest_of(race.on_offer[robot])
            give_option(race, robot, option)
            dealer.tell(DREW_OPTION, race.told_as[robot], option)
        race.on_offer = race.on_offer[:0]
        return True

    def done(self, race: Race, seat: i64) -> int:
        return KEPT_ALREADY


class Keep(Choice):
    """
    One of the robot's own three is kept, and the others go under the deck.

    Nobody sees the choice before all have chosen. When the time is up it is random.

    Clauses: RR-C2.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return [KEEP + option for option in cards_of(race.on_offer[robot])]

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return LEGAL if (race.on_offer[robot] >> number) & 1 else NOT_OFFERED

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.ready |= 1 << robot
        race.under = race.under[:] if len(race.under) > 0 else filled(race.robots, 0)
        race.under[robot] = race.on_offer[robot] & ~(1 << number)
        race.on_offer = race.on_offer[:]
        race.on_offer[robot] = 1 << number

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        offered = cards_of(race.on_offer[robot])
        return KEEP + dealer.draw(KEPT + race.owner[robot], ItemBag(offered))  # RR-54
