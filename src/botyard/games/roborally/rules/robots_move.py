"""Cards are turned over, and robots move, each to the end of its card. RR-15, RR-16."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.components import WHEN_A_CARD_COMES_UP
from botyard.games.roborally.declared import MOVE_STEP, REVEALED
from botyard.games.roborally.options.coming_up import come_up
from botyard.games.roborally.options.weapons import program_of
from botyard.games.roborally.rules.moves import carry_out
from botyard.games.roborally.rules.piles import card_of, second_in, see
from botyard.games.roborally.state import NO_CARD, NOWHERE, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import filled, vec

_BEHIND: Final = 16  # more than there are robots


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


def move_robots(race: Race, dealer: Dealer) -> None:
    """
    Robots carry out their cards, highest priority first, until somebody must decide in between.

    Clauses: RR-16, RR-50.
    """
    agenda = race.agenda
    moved = agenda.first()
    plain = not race.in_play & WHEN_A_CARD_COMES_UP and len(race.seconds) == 0
    for robot in in_order(race, moved):
        moved |= 1 << robot
        agenda.replace(MOVE_STEP, moved)
        if race.space[robot] != NOWHERE:
            if plain:
                program = program_of(race, robot) if race.controlled else robot
                carry_out(race, robot, race.card(program, race.register), dealer)
            else:
                come_up(race, robot, dealer)
            if agenda.step() != MOVE_STEP:
                return
    agenda.pop()


def in_order(race: Race, moved: i64) -> vec[i64]:
    """
    The active robots that have not moved yet, those with higher cards first.

    Clauses: RR-16.
    """
    if race.controlled != 0:
        return _in_order_by_radio(race, moved)
    registers, place = race.registers, race.register - 1
    order = vec[i64]([0] * race.robots)
    count: i64 = 0
    robot: i64
    for robot in range(race.robots):
        card = registers[robot * REGISTERS + place]
        if card == NO_CARD or (moved >> robot) & 1 or not race.is_active(robot):
            continue
        before = count
        while before > 0 and registers[order[before - 1] * REGISTERS + place] < card:
            order[before] = order[before - 1]
            before -= 1
        order[before] = robot
        count += 1
    return order[:count]


def _in_order_by_radio(race: Race, moved: i64) -> vec[i64]:
    """
    Controlled robots move right after the one that they follow, in dock order.

    They do so at the priority of its card, even if it is no longer there.

    Clauses: RR-16, RR-O19.
    """
    order = vec[i64]([0] * race.robots)
    ranks = filled(race.robots, 0)
    count: i64 = 0
    robot: i64
    for robot in range(race.robots):
        card = race.card(program_of(race, robot), race.register)
        if card == NO_CARD or (moved >> robot) & 1 or not race.is_active(robot):
            continue
        ranks[robot] = card * _BEHIND - (robot + 1 if race.is_controlled(robot) else 0)
        before = count
        while before > 0 and ranks[order[before - 1]] < ranks[robot]:
            order[before] = order[before - 1]
            before -= 1
        order[before] = robot
        count += 1
    return order[:count]
