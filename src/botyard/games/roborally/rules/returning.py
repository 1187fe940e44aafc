"""Destroyed robots return at the end of the turn. RR-39 … RR-41."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import AT, FACE
from botyard.games.roborally.boards.courses import TOGGLE_BOGGLE
from botyard.games.roborally.boards.floor import LARGEST, OFF, PIT, is_deadly
from botyard.games.roborally.components import SUPERIOR_ARCHIVE
from botyard.games.roborally.rules.lasers import first_in_sight
from botyard.games.roborally.rules.power import Power, may_power_down
from botyard.games.roborally.state import (
    ANNOUNCING,
    NOBODY,
    NOWHERE,
    RACING,
    RETURNING,
    SENT_OFF,
    Race,
)
from botyard.games.roborally.steps import Choice
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import append, vec

SAFE_DISTANCE: Final = 3
RETURN_DAMAGE: Final = 2


def return_next(race: Race, dealer: Dealer) -> None:
    """
    Robots return in the order of their destruction, each on its archive marker or near it.

    Should no space of the floor be free and safe, it has to wait for the next clean-up.

    Clauses: RR-39, RR-40, RR-45.
    """
    robot = next_to_return(race)
    if robot == NOBODY:
        race.agenda.pop()
    elif race.fate[robot] == SENT_OFF:
        race.agenda.push(on.DEPLOY_AT_STEP, robot)
    elif is_free(race, race.archive[robot]):
        _settle_at(race, robot, race.archive[robot], dealer)
    else:
        ring = nearest_ring(race, robot)
        if ring == 0:
            race.agenda.pop()
            return
        spaces = spaces_in_ring(race, robot, ring)
        if len(spaces) == 1:
            _settle_at(race, robot, spaces[0], dealer)
        else:
            race.agenda.push(on.RETURN_AT_STEP, robot, ring)


def next_to_return(race: Race) -> i64:
    """The robot that was destroyed first, at the same moment the one with the lower dock."""
    found: i64 = NOBODY
    robot: i64
    for robot in range(race.robots):
        if race.fate[robot] != RETURNING and race.fate[robot] != SENT_OFF:
            continue
        if race.special == TOGGLE_BOGGLE and not (race.sat_out >> robot) & 1:  # RR-C33
            continue
        if found == NOBODY or race.since[robot] < race.since[found]:
            found = robot
    return found


def is_free(race: Race, space: i64) -> bool:
    """Whether a robot could return there: a space of the floor, no pit, nobody on it."""
    return race.occupant[space] == NOBODY and not is_deadly(race.floor.element[space])


def nearest_ring(race: Race, robot: i64) -> i64:
    """
    How far the nearest ring round the archive marker is that has a space to return on, or 0.

    Clauses: RR-40.
    """
    ring: i64 = 1
    while ring < LARGEST:
        if len(spaces_in_ring(race, robot, ring)) > 0:
            return ring
        ring += 1
    return 0


def spaces_in_ring(race: Race, robot: i64, ring: i64) -> vec[i64]:
    """
    The spaces so far from the archive marker, diagonals included, where the robot may return.

    Clauses: RR-40.
    """
    spaces = vec[i64]()
    rows = ring * race.floor.stride
    space: i64
    for space in range(race.archive[robot] - rows - ring, race.archive[robot] + rows + ring + 1):
        if space <= NOWHERE or space >= race.floor.spaces or not is_free(race, space):
            continue
        if distance_to(race, robot, space) == ring and count_facings(race, robot, space) > 0:
            spaces = append(spaces, space)
    return spaces


def distance_to(race: Race, robot: i64, space: i64) -> i64:
    """How many rings a space is away from the archive marker of a robot."""
    stride = race.floor.stride
    archive = race.archive[robot]
    columns = space % stride - archive % stride
    if columns < 0:
        columns = -columns
    rows = space // stride - archive // stride
    if rows < 0:
        rows = -rows
    return columns if columns > rows else rows


def may_face(race: Race, robot: i64, space: i64, direction: i64) -> bool:
    """
    Away from its archive marker, a robot may not face another within three spaces.

    Clauses: RR-40.
    """
    if space == race.archive[robot]:
        return True
    return first_in_sight(race, space, direction, SAFE_DISTANCE) == NOBODY


def count_facings(race: Race, robot: i64, space: i64) -> i64:
    """In how many directions a robot may face there."""
    count: i64 = 0
    direction: i64
    for direction in range(4):
        if may_face(race, robot, space, direction):
            count += 1
    return count


class ReturnAt(Choice):
    """
    A space of the ring nearest to the archive marker; a random one when the time is up.

    In a nearer ring every space has a pit, a robot, or no facing that is safe.

    Clauses: RR-40.
    """

    def spaces(self, race: Race, robot: i64) -> vec[i64]:
        """Where the robot may be put."""
        return spaces_in_ring(race, robot, race.agenda.second())

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return [AT + race.floor.square(space) for space in self.spaces(race, robot)]

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        floor = race.floor
        if number % LARGEST >= floor.width or number // LARGEST >= floor.height:
            return on.OFF_THE_FLOOR
        space = floor.index(number)
        if floor.element[space] & OFF:
            return on.OFF_THE_FLOOR
        if distance_to(race, robot, space) > race.agenda.second():
            return on.NOT_NEAREST
        if floor.element[space] & PIT:
            return on.SPACE_IS_PIT
        if race.occupant[space] != NOBODY:
            return on.SPACE_TAKEN
        return LEGAL if count_facings(race, robot, space) > 0 else on.NO_SAFE_FACING

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        _settle_at(race, robot, race.floor.index(number), dealer)

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        squares = vec[i64]([race.floor.square(space) for space in self.spaces(race, robot)])
        return AT + dealer.draw(on.PLACE + race.owner[robot], ItemBag(squares))  # RR-54


def _settle_at(race: Race, robot: i64, space: i64, dealer: Dealer) -> None:
    """
    The owner is asked for the facing, unless there is but one.

    Clauses: RR-39, RR-40, RR-54.
    """
    if count_facings(race, robot, space) > 1:
        race.agenda.push(on.RETURN_FACE_STEP, robot, race.floor.square(space))
        return
    direction: i64
    for direction in range(4):
        if may_face(race, robot, space, direction):
            _return(race, robot, space, direction, dealer)


class ReturnFacing(Choice):
    """
    Any facing that is safe; a random one when the time is up.

    Clauses: RR-39, RR-40.
    """

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        space = race.floor.index(race.agenda.second())
        return LEGAL if may_face(race, robot, space, number) else on.ROBOT_IN_SIGHT

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        space = race.floor.index(race.agenda.second())
        race.agenda.pop()
        _return(race, robot, space, number, dealer)

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        ways = vec[i64]()
        way: i64
        for way in range(4):
            if self.refuse(race, robot, way) == LEGAL:
                ways = append(ways, way)
        return FACE + dealer.draw(on.TURN_TO + race.owner[robot], ItemBag(ways))  # RR-54


def _return(race: Race, robot: i64, space: i64, direction: i64, dealer: Dealer) -> None:
    """
    The robot is back with two damage, which nothing can cancel.

    Its owner is asked whether it is powered down.

    Clauses: RR-39, RR-41, RR-63.
    """
    race.fate[robot] = RACING
    race.since[robot] = 0
    race.space[robot] = space
    race.occupant[space] = robot
    race.facing[robot] = direction
    race.damage[robot] = damage_of_return(race, robot)
    dealer.tell(on.RETURNED, race.told_as[robot], race.floor.square(space), direction)
    dealer.tell(on.RETURNED_WITH, race.told_as[robot], race.damage[robot])
    if may_power_down(race):
        race.agenda.push(on.RETURN_POWER_STEP, robot)


def damage_of_return(race: Race, robot: i64) -> i64:
    """
    Two, unless the robot still has the card.

    Clauses: RR-O25, RR-39, RR-63.
    """
    return 0 if race.has_option(robot, SUPERIOR_ARCHIVE) else RETURN_DAMAGE


class ReturnPower(Power):
    """
    Each returning robot may be powered down next turn, announced or not.

    Clauses: RR-41.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        if number == 0:
            race.power[robot] = ANNOUNCING
            dealer.tell(on.ANNOUNCED, race.told_as[robot])
