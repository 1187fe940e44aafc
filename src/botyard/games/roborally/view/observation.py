"""A race as numbers, for evaluation and learners."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import DECK_SIZE, MAX_SEATS, OPTION_CARDS, REGISTERS
from botyard.games.roborally.boards.floor import LARGEST
from botyard.games.roborally.components import DECK, HIGHEST, KINDS
from botyard.games.roborally.declared import STEPS
from botyard.games.roborally.rules.piles import is_unseen
from botyard.games.roborally.state import FATES, NO_CARD, NOWHERE, POWERS, Race, count_of

_OF_A_REGISTER: Final = 10
_OF_A_ROBOT: Final = 25 + REGISTERS * _OF_A_REGISTER + OPTION_CARDS


def observe(race: Race, seat: i64, out: list[float]) -> None:
    """
    What a seat knows, its own robot first and the others round the docks after it.

    Numbers lie about -1 to 1; for an empty chair all are 0.

    Clauses: RR-52.
    """
    step = race.agenda.step()
    for number in range(len(STEPS)):
        out.append(1.0 if step == number else 0.0)
    out.append(race.robots / MAX_SEATS)
    out.append(race.turn / 150)
    out.append(race.register / REGISTERS)
    own: i64 = _thinking_for(race, seat)
    for offset in range(MAX_SEATS):
        if offset < race.robots:
            _observe_robot(race, (own + offset) % race.robots, own, out)
        else:
            out.extend([0.0] * _OF_A_ROBOT)
    for card in range(DECK_SIZE):
        out.append(1.0 if race.holds(own, card) else 0.0)


def _thinking_for(race: Race, seat: i64) -> i64:
    """The robot of a seat that is decided about: the first one that is not ready, or the first."""
    robot: i64
    for robot in range(race.robots):
        if race.owner[robot] == seat and not race.is_ready(robot):
            return robot
    return list(race.owner).index(seat)


def _observe_robot(race: Race, robot: i64, own: i64, out: list[float]) -> None:
    _observe_place(race, race.space[robot], out)
    _observe_place(race, race.archive[robot], out)
    flags = race.flag_at
    flag: i64 = flags[race.flags[robot]] if race.flags[robot] < len(flags) else NOWHERE
    _observe_place(race, flag, out)
    for direction in range(4):
        out.append(1.0 if race.facing[robot] == direction else 0.0)
    for power in range(len(POWERS)):
        out.append(1.0 if race.power[robot] == power else 0.0)
    for fate in range(len(FATES)):
        out.append(1.0 if race.fate[robot] == fate else 0.0)
    out.append(race.damage[robot] / 10)
    out.append(race.lives[robot] / 4)
    out.append(race.flags[robot] / 8)
    out.append(race.held[robot] / 10)
    out.append(race.tokens[robot] / 10)
    out.append(1.0 if race.is_ready(robot) else 0.0)
    out.append(count_of(race.held_options[robot]) / 5)
    register: i64
    for register in range(1, REGISTERS + 1):
        _observe_register(race, robot, register, race.owner[robot] == race.owner[own], out)
    for option in range(OPTION_CARDS):
        out.append(1.0 if race.has_option(robot, option) else 0.0)


def _observe_place(race: Race, space: i64, out: list[float]) -> None:
    """Column and row; nowhere is in front of the first."""
    out.append(space % race.floor.stride / LARGEST)
    out.append(space // race.floor.stride / LARGEST)


def _observe_register(race: Race, robot: i64, register: i64, own: bool, out: list[float]) -> None:
    """
    The card, as far as the seat knows it.

    Clauses: RR-52.
    """
    card = race.card(robot, register)
    out.append(1.0 if card != NO_CARD else 0.0)
    out.append(1.0 if race.is_locked(robot, register) else 0.0)
    hidden = is_unseen(race, robot, register)
    if card == NO_CARD or hidden or not (own or race.is_face_up(robot, register)):
        out.extend([0.0] * (len(KINDS) + 1))
        return
    out.append(DECK.priorities[card] / HIGHEST)
    for kind in range(len(KINDS)):
        out.append(1.0 if DECK.kinds[card] == kind else 0.0)
