"""What a seat cannot know is dealt anew. RR-52."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import HIDDEN
from botyard.games.roborally.piles import deck_of, empty_hand, put_into_hand
from botyard.games.roborally.state import MOST_HELD, NO_CARD, Race
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer


def redeal(race: Race, seat: i64, dealer: Dealer) -> None:
    """
    Hands, leftovers and face-down registers of others change cards with the deck.

    Clauses: RR-52.
    """
    hidden = deck_of(race)
    robot: i64
    for robot in range(race.robots):
        if race.owner[robot] != seat:
            _put_back(race, robot, hidden)
    for robot in range(race.robots):
        if race.owner[robot] != seat:
            _deal_again(race, robot, hidden, dealer)


def _put_back(race: Race, robot: i64, hidden: ItemBag) -> None:
    place: i64
    for place in range(race.held[robot]):
        hidden.put(race.hands[robot * MOST_HELD + place])
    register: i64
    for register in range(1, REGISTERS + 1):
        if _is_face_down(race, robot, register):
            hidden.put(race.card(robot, register))


def _deal_again(race: Race, robot: i64, hidden: ItemBag, dealer: Dealer) -> None:
    held = race.held[robot]
    empty_hand(race, robot)
    for _ in range(held):
        put_into_hand(race, robot, dealer.draw(HIDDEN, hidden))
    register: i64
    for register in range(1, REGISTERS + 1):
        if _is_face_down(race, robot, register):
            place = robot * REGISTERS + register - 1
            race.registers[place] = dealer.draw(HIDDEN, hidden)


def _is_face_down(race: Race, robot: i64, register: i64) -> bool:
    return race.card(robot, register) != NO_CARD and not race.is_face_up(robot, register)
