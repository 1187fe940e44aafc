"""A register is cleared: where its cards go. RR-52."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.pairs import take_second
from botyard.games.roborally.piles import bury, discard_card, discard_face_down
from botyard.games.roborally.state import NO_CARD, Race


def clear_register(race: Race, robot: i64, register: i64) -> None:
    """
    What lies in a register is discarded: face down if it was not revealed.

    Two cards go together. A card that not even its owner has seen stays a secret from everybody.

    Clauses: RR-52, RR-O5, RR-O28.
    """
    place = robot * REGISTERS + register - 1
    card = race.registers[place]
    if card == NO_CARD:
        return
    race.registers[place] = NO_CARD
    second: i64 = NO_CARD
    if len(race.seconds) > 0:
        second = take_second(race, place)
    if race.is_face_up(robot, register):
        race.face_up[robot] &= ~(1 << (register - 1))
        discard_card(race, card)
        if second != NO_CARD:
            discard_card(race, second)
    elif is_unseen(race, robot, register):
        see(race, robot, register)
        bury(race, card)
    else:
        discard_face_down(race, robot, card)
        if second != NO_CARD:
            discard_face_down(race, robot, second)


def is_unseen(race: Race, robot: i64, register: i64) -> bool:
    """
    Whether nobody has seen the card in a register.

    Clauses: RR-52, RR-O24.
    """
    return (race.unseen >> (robot * REGISTERS + register - 1)) & 1 != 0


def see(race: Race, robot: i64, register: i64) -> None:
    """From now on there is no secret about what lies in a register, or it is gone."""
    bit: i64 = 1
    race.unseen &= ~(bit << (robot * REGISTERS + register - 1))
