"""Tricksy: everybody keeps one of three Options. RR-C2."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import KEEP
from botyard.games.roborally.declared import (
    DREW_OPTION,
    KEEP_STEP,
    KEPT_ALREADY,
    NOT_OFFERED,
    OFFER,
    OFFERED,
)
from botyard.games.roborally.rules.option_cards import cards_of, give_option, option_deck
from botyard.games.roborally.state import NOBODY, Race, lowest_of
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


def robot_to_keep(race: Race, seat: i64) -> i64:
    """The robot of a seat that has not kept one yet, or nobody."""
    robot: i64
    for robot in range(race.robots):
        if race.owner[robot] == seat and not race.is_ready(robot):
            return robot
    return NOBODY


def choices_of_keeping(race: Race, seat: i64) -> list[int]:
    """The three that were offered."""
    robot = robot_to_keep(race, seat)
    if robot == NOBODY:
        return []
    return [KEEP + option for option in cards_of(race.on_offer[robot])]


def refuse_keeping(race: Race, seat: i64, option: i64) -> int:
    """
    One of one's own three, once.

    Clauses: RR-C2.
    """
    robot = robot_to_keep(race, seat)
    if robot == NOBODY:
        return KEPT_ALREADY
    return LEGAL if (race.on_offer[robot] >> option) & 1 else NOT_OFFERED


def keep(race: Race, robot: i64, option: i64) -> None:
    """
    The others go under the deck; nobody sees the choice before all have chosen.

    Clauses: RR-C2.
    """
    race.ready |= 1 << robot
    race.under = race.under[:] if len(race.under) > 0 else filled(race.robots, 0)
    race.under[robot] = race.on_offer[robot] & ~(1 << option)
    race.on_offer = race.on_offer[:]
    race.on_offer[robot] = 1 << option


def end_keeping(race: Race, dealer: Dealer) -> bool:
    """
    When all have chosen they show what they kept; false until then.

    Clauses: RR-C2.
    """
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
