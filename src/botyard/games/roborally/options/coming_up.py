"""When the card of a robot comes up: its Options may change what it does. RR-57."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import PASS, USE
from botyard.games.roborally.boards.floor import opposite
from botyard.games.roborally.components import (
    BACK,
    BRAKES,
    CRAB_LEGS,
    DECK,
    DUAL_PROCESSOR,
    FOURTH_GEAR,
    LEFT,
    MOVE_1,
    MOVE_3,
    REVERSE_GEAR,
    RIGHT,
    U_TURN,
)
from botyard.games.roborally.declared import (
    ACT_STEP,
    BY_CARD,
    LOSE,
    MUST_CHOOSE,
    NOT_THIS_MOMENT,
    NOT_YOUR_OPTION,
    ROTATE_STEP,
    USED,
)
from botyard.games.roborally.options.weapons import program_of
from botyard.games.roborally.rules.moves import carry_out, go, quarters_of, turn
from botyard.games.roborally.rules.piles import CRAB, DUAL, EITHER, card_of, second_in, way_of
from botyard.games.roborally.state import NO_CARD, NOBODY, NOWHERE, Race
from botyard.games.roborally.steps import NO_ACTION, NONE, Choice, Pass
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import vec


class Gear:
    """An Option that changes how far one kind of card leads."""

    def __init__(self, option: i64, kind: i64, steps: i64) -> None:
        self.option = option
        self.kind = kind
        self.steps = steps


_GEARS: Final = [
    Gear(BRAKES, MOVE_1, 0),  # RR-O3
    Gear(FOURTH_GEAR, MOVE_3, 4),  # RR-O12
    Gear(REVERSE_GEAR, BACK, 2),  # RR-O23
]


def come_up(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The card in the register is due: its owner is asked what Options offer, or it is carried out.

    Clauses: RR-57.
    """
    second = _second(race, robot)
    _ask_or_act(race, robot, 0 if second == NO_CARD else way_of(second), dealer)


def _second(race: Race, robot: i64) -> i64:
    return second_in(race, program_of(race, robot), race.register)


def _card(race: Race, robot: i64) -> i64:
    return race.card(program_of(race, robot), race.register)


def _ask_or_act(race: Race, robot: i64, way: i64, dealer: Dealer) -> None:
    """
    First which way two cards work, then whether they are carried out in another gear.

    Clauses: RR-57, RR-54.
    """
    if way == EITHER or gear_offered(race, robot, way) != NOBODY:
        race.agenda.push(ACT_STEP, robot, way)
    else:
        _act(race, robot, way, False, dealer)


def gear_offered(race: Race, robot: i64, way: i64) -> i64:
    """
    The Option that could change the move, or none: there is one at most for each kind of card.

    Brakes also stop the sideways step of Crab Legs; by Dual Processor a Move 1 goes nowhere anyway.

    Clauses: RR-O3, RR-O12, RR-O23.
    """
    kind = DECK.kinds[_card(race, robot)]
    for gear in _GEARS:
        if gear.kind == kind and race.has_option(robot, gear.option):
            return NOBODY if gear.option == BRAKES and way == DUAL else gear.option
    return NOBODY


class KeepGear(Pass):
    """
    The cards are carried out as they are; of two ways one must be chosen.

    Clauses: RR-57, RR-O8.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return NONE if race.agenda.second() == EITHER else self.actions

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return MUST_CHOOSE if race.agenda.second() == EITHER else LEGAL

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        way = race.agenda.second()
        race.agenda.pop()
        _act(race, robot, way, False, dealer)

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        return NO_ACTION if race.agenda.second() == EITHER else PASS


class UseWhenComingUp(Choice):
    """
    Another gear, or which way two cards work; of two ways one at random when the time is up.

    What has begun goes on without its card, so a choice may be open to a robot that lost it.

    Clauses: RR-57, RR-O3, RR-O8, RR-O12, RR-O23, RR-O29, RR-O32.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        way = race.agenda.second()
        if way == EITHER:
            return [USE + CRAB_LEGS, USE + DUAL_PROCESSOR]
        return [USE + gear_offered(race, robot, way)]

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        for action in self.candidates(race, robot):
            if action == USE + number:
                return LEGAL
        return NOT_THIS_MOMENT if race.has_option(robot, number) else NOT_YOUR_OPTION

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        way = race.agenda.second()
        race.agenda.pop()
        dealer.tell(USED, race.told_as[robot], number)
        if way == EITHER:
            _ask_or_act(race, robot, CRAB if number == CRAB_LEGS else DUAL, dealer)
        else:
            _act(race, robot, way, True, dealer)

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        either = vec[i64]([CRAB_LEGS, DUAL_PROCESSOR])
        return USE + dealer.draw(LOSE + race.owner[robot], ItemBag(either))  # RR-54


def _act(race: Race, robot: i64, way: i64, geared: bool, dealer: Dealer) -> None:
    """
    What the cards say, changed as the owner chose; the move card gives the priority.

    Clauses: RR-O3, RR-O6, RR-O8, RR-O12, RR-O23.
    """
    card = _card(race, robot)
    if way == 0 and not geared:
        carry_out(race, robot, card, dealer)
        return
    kind = DECK.kinds[card]
    steps = _steps(kind, geared)
    direction = race.facing[robot]
    if kind == BACK:
        direction = opposite(direction)
    if way != 0:
        rotation = DECK.kinds[card_of(_second(race, robot))]
        if way == CRAB:
            direction = (race.facing[robot] + quarters_of(rotation)) & 3  # RR-O6
        else:
            steps = shortened(steps, rotation)
            race.agenda.push(ROTATE_STEP, robot, quarters_of(rotation))
    go(race, robot, steps, direction, dealer)


def _steps(kind: i64, geared: bool) -> i64:
    """How far a move card leads, in the gear that was chosen."""
    for gear in _GEARS:
        if geared and gear.kind == kind:
            return gear.steps
    return 1 if kind == BACK else kind - MOVE_1 + 1


def rotate(race: Race, robot: i64, quarters: i64, dealer: Dealer) -> None:
    """
    The rotation after a move, if the robot is still there.

    Clauses: RR-O8.
    """
    if race.space[robot] != NOWHERE:
        turn(race, robot, quarters, BY_CARD, dealer)


# Two cards in one register


def may_pair_as_crab(race: Race, robot: i64, move: i64, rotation: i64) -> bool:
    """
    A Move 1 goes with a Rotate Left or Right into one register; kinds of cards are given.

    Clauses: RR-O6.
    """
    fits = move == MOVE_1 and (rotation == LEFT or rotation == RIGHT)
    return fits and race.has_option(robot, CRAB_LEGS)


def may_pair_as_dual(race: Race, robot: i64, move: i64, rotation: i64) -> bool:
    """
    One move card goes with one rotate card into one register; kinds of cards are given.

    Clauses: RR-O8.
    """
    fits = move >= BACK and rotation < BACK
    return fits and race.has_option(robot, DUAL_PROCESSOR)


def shortened(steps: i64, rotation: i64) -> i64:
    """
    The move is one space shorter, with a U-Turn two, and never below none.

    Clauses: RR-O8.
    """
    less: i64 = 2 if rotation == U_TURN else 1
    return steps - less if steps > less else 0
