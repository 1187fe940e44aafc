"""The time for programming, and what becomes of a program when it is up. RR-8, RR-9."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import FILL, PROGRAM_STEP, RAN_OUT
from botyard.games.roborally.option_numbers import STORING
from botyard.games.roborally.options.storing import unstore_all
from botyard.games.roborally.piles import empty_hand, put_into_hand
from botyard.games.roborally.rules.programming import declare_ready
from botyard.games.roborally.special_numbers import BALL_LIGHTNING, TIGHT_COLLAR
from botyard.games.roborally.specials.short_time import seconds_from_deal
from botyard.games.roborally.state import MOST_HELD, NO_CARD, Race
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer

SECONDS_LEFT: Final = 30


def fill_at_random(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The time is up: empty registers are filled from the hand at random, and that is it.

    Clauses: RR-9.
    """
    seat = race.owner[robot]
    dealer.tell(RAN_OUT, race.told_as[robot])
    if race.held_options[robot] & STORING:
        unstore_all(race, robot)
    first = robot * MOST_HELD
    unused = ItemBag(race.hands[first : first + race.held[robot]])
    empty_hand(race, robot)
    locked = race.locked[robot]
    if robot == race.recompiler and race.open_register:
        locked &= ~(1 << (race.open_register - 1))  # RR-O22
    place: i64
    for place in range(robot * REGISTERS, robot * REGISTERS + REGISTERS):
        closed = (locked >> (place - robot * REGISTERS)) & 1
        if race.registers[place] == NO_CARD and not closed and len(unused.content) > 0:
            race.registers[place] = dealer.draw(FILL + seat, unused)
    for card in unused.content:
        put_into_hand(race, robot, card)
    declare_ready(race, robot, dealer)


def seconds_left(race: Race, seat: i64) -> int:
    """
    How long the last seat that is not ready may take; 0 while there is no limit.

    On some courses everybody has a limit from the deal on.

    Clauses: RR-8, RR-C7, RR-C8, RR-C10.
    """
    if race.agenda.step() != PROGRAM_STEP or race.options["timer"] is False:
        return 0
    if race.special == BALL_LIGHTNING or race.special == TIGHT_COLLAR:
        return seconds_from_deal(race)
    robots = 0
    robot: i64
    for robot in range(race.robots):
        if not race.is_ready(robot):
            if race.owner[robot] != seat:
                return 0
            robots += 1
    return SECONDS_LEFT * robots
