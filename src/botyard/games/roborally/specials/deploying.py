"""Capture the Flag: where robots start, and where those come back that were sent off."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import HOME
from botyard.games.roborally.boards.floor import LARGEST, OFF, PIT
from botyard.games.roborally.rules.lasers import first_in_sight
from botyard.games.roborally.rules.returning import ReturnAt, ReturnFacing
from botyard.games.roborally.specials.teams import are_mates
from botyard.games.roborally.state import NOBODY, RACING, SENT_OFF, Race
from botyard.games.roborally.steps import Choice, Step
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import append, filled, vec

BACK_COLUMNS: Final = 6
_SAFE_DISTANCE: Final = 3


def ask_for_home(race: Race, dealer: Dealer) -> None:
    """
    A coin says which team chooses its home board; its first player decides.

    Clauses: RR-C16.
    """
    race.carriers = filled(len(race.floor.flags), NOBODY)
    race.agenda.push(on.END_OF_TURN_STEP)
    robot: i64
    for robot in range(race.robots):
        race.fate[robot] = SENT_OFF
        race.since[robot] = robot + 1
    team = dealer.pick(on.COIN, 2)
    robot = 0
    while race.team[robot] != team:
        robot += 1
    dealer.tell(on.COIN_FELL, race.told_as[robot], team)
    race.agenda.push(on.HOME_STEP, robot)


class Deploying(Step):
    """
    Robots are deployed before the race, and come back in clean-up.

    Clauses: RR-45, RR-C16.
    """

    def elsewhere(self, race: Race) -> int:
        return on.NOT_WHILE_DEPLOYING if race.turn == 0 else on.NOT_IN_CLEAN_UP


class ChooseHome(Choice):
    """
    West or east: number 0 or 1. That team deploys first, then the other, each in seating order.

    Clauses: RR-C16.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        team = race.team[robot]
        race.west = team if number == 0 else 1 - team
        dealer.tell(on.HOME_CHOSEN, race.told_as[robot], number)
        race.agenda.pop()
        for other in reversed(list(order_of_deploying(race, team))):
            race.agenda.push(on.DEPLOY_AT_STEP, other)

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        return HOME + dealer.pick(on.COIN, 2)  # RR-54


def order_of_deploying(race: Race, chooser: i64) -> vec[i64]:
    """
    The robots of the team that chose its home, then the others, each in seating order.

    Clauses: RR-C16.
    """
    robots = vec[i64]()
    robot: i64
    for mates in (True, False):
        for robot in range(race.robots):
            if (race.team[robot] == chooser) == mates:
                robots = append(robots, robot)
    return robots


def spaces_to_deploy(race: Race, robot: i64) -> vec[i64]:
    """
    The free spaces of the six columns farthest from the other board.

    Who comes back must be able to face away from enemies, if that is possible anywhere.

    Clauses: RR-C16, RR-C29.
    """
    free = vec[i64]()
    safe = vec[i64]()
    space: i64
    for space in range(race.floor.spaces):
        if refuse_space(race, robot, space) == LEGAL:
            free = append(free, space)
            if _is_safe_somehow(race, robot, space):
                safe = append(safe, space)
    return safe if len(safe) > 0 else free


def refuse_space(race: Race, robot: i64, space: i64) -> int:
    """
    A space of the team's back columns, without pit and without robot.

    Clauses: RR-C16, RR-C29.
    """
    column = space % race.floor.stride - 1
    back = column < BACK_COLUMNS
    if race.team[robot] != race.west:
        back = column >= race.floor.width - BACK_COLUMNS
    starts = race.turn == 0
    if not back or race.floor.element[space] & OFF:
        return on.NOT_BACK_COLUMNS if starts else on.NOT_OWN_COLUMNS
    if race.floor.element[space] & PIT:
        return on.DEPLOY_IN_PIT if starts else on.COME_BACK_IN_PIT
    if race.occupant[space] != NOBODY:
        return on.DEPLOY_TAKEN if starts else on.COME_BACK_TAKEN
    return LEGAL


def refuse_deploying(race: Race, robot: i64, square: i64) -> int:
    """
    Which clause, if any, forbids that space.

    Clauses: RR-C16, RR-C29.
    """
    if square % LARGEST >= race.floor.width or square // LARGEST >= race.floor.height:
        return on.NOT_BACK_COLUMNS if race.turn == 0 else on.NOT_OWN_COLUMNS
    space = race.floor.index(square)
    refusal = refuse_space(race, robot, space)
    if refusal != LEGAL:
        return refusal
    for allowed in spaces_to_deploy(race, robot):
        if allowed == space:
            return LEGAL
    return on.ENEMIES_ALL_ROUND


def may_face_there(race: Race, robot: i64, space: i64, direction: i64) -> bool:
    """
    Before the race a robot faces as it likes; coming back, no enemy within three spaces.

    Clauses: RR-C16, RR-C29.
    """
    if race.turn == 0 or not _is_safe_somehow(race, robot, space):
        return True
    return _is_safe(race, robot, space, direction)


def _is_safe_somehow(race: Race, robot: i64, space: i64) -> bool:
    if race.turn == 0:
        return True
    direction: i64
    for direction in range(4):
        if _is_safe(race, robot, space, direction):
            return True
    return False


def _is_safe(race: Race, robot: i64, space: i64, direction: i64) -> bool:
    seen = first_in_sight(race, space, direction, _SAFE_DISTANCE)
    return seen == NOBODY or are_mates(race, robot, seen)


class DeployAt(ReturnAt):
    """
    A space of the team's back columns.

    Clauses: RR-C16, RR-C29.
    """

    def spaces(self, race: Race, robot: i64) -> vec[i64]:
        return spaces_to_deploy(race, robot)

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return refuse_deploying(race, robot, number)

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        race.agenda.push(on.DEPLOY_FACE_STEP, robot, number)


class DeployFacing(ReturnFacing):
    """
    The robot stands there; before the race its archive marker, too.

    Clauses: RR-C16, RR-C29.
    """

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        space = race.floor.index(race.agenda.second())
        return LEGAL if may_face_there(race, robot, space, number) else on.ENEMY_IN_SIGHT

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        square = race.agenda.second()
        race.agenda.pop()
        space = race.floor.index(square)
        race.fate[robot] = RACING
        race.since[robot] = 0
        race.space[robot] = space
        race.occupant[space] = robot
        race.facing[robot] = number
        if race.turn == 0:
            race.archive[robot] = space
        dealer.tell(on.DEPLOYED, race.told_as[robot], square, number)
