"""Cards of a register are turned over. RR-15."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import REVEALED
from botyard.games.roborally.pairs import card_of, second_in
from botyard.games.roborally.rules.registers import see
from botyard.games.roborally.state import NO_CARD, Race
from botyard.kernel.dealer import Dealer


def reveal_cards(race: Race, dealer: Dealer) -> None:
    """
    All active robots show the card of this register.

    Clauses: RR-15, RR-52.
    """
    bit: i64 = 1 << (race.register - 1)
    robot: i64
    for robot in range(race.robots):
        card = race.registers[robot * REGISTERS + race.register - 1]
        if card != NO_CARD and race.is_active(robot):
            race.face_up[robot] |= bit
            dealer.tell(REVEALED, race.told_as[robot], card)
    if race.are_options_at_work():
        _reveal_more(race, dealer)


def _reveal_more(race: Race, dealer: Dealer) -> None:
    """
    Second cards; cards that Scrambler put there; and what a robot that is gone still controls.

    Clauses: RR-52, RR-O19, RR-O24, RR-O28.
    """
    bit: i64 = 1 << (race.register - 1)
    robot: i64
    for robot in range(race.robots):
        if robot == race.controller and race.controlled and not race.is_active(robot):
            card = race.card(robot, race.register)
            if card != NO_CARD:
                race.face_up[robot] |= bit
                dealer.tell(REVEALED, race.told_as[robot], card)
        if race.face_up[robot] & bit:
            see(race, robot, race.register)
            second = second_in(race, robot, race.register)
            if second != NO_CARD:
                dealer.tell(REVEALED, race.told_as[robot], card_of(second))
