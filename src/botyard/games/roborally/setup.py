"""Set-up: robots and their archive markers on the docks. RR-2, RR-3."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import (
    CAPTURE_THE_FLAG,
    DAY_OF_THE_SUPERBOT,
    FACTORY_REJECTS,
    FLAG_FRY,
    INTERFERENCE,
    MARATHON_MADNESS,
    TRICKSY,
    WAR_ZONE,
    Course,
    course_of,
)
from botyard.games.roborally.declared import DOCKED, END_OF_TURN_STEP, FIRST
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.option_cards import draw_option
from botyard.games.roborally.sequence import advance, begin_turn
from botyard.games.roborally.specials.deploying import ask_for_home
from botyard.games.roborally.specials.interference import BLOCKERS
from botyard.games.roborally.specials.superbot import crown
from botyard.games.roborally.specials.teams import teams_of
from botyard.games.roborally.specials.tricksy import offer_options
from botyard.games.roborally.state import MOST_HELD, NO_CARD, NOBODY, NOWHERE, RACING, UP, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json
from botyard.kernel.vectors import filled

LIVES: Final = 3
LIVES_OF_MANY: Final = 4
MANY: Final = 5
REJECTED: Final = 2  # damage


def set_up(options: Json, seats: int, dealer: Dealer) -> Play:
    """
    Robots start on the docks in seating order from a random first seat, facing the floor.

    Clauses: RR-2, RR-3, RR-4, RR-C19.
    """
    course = course_of(options)
    if seats not in course.seats():
        allowed = ", ".join([str(count) for count in course.seats()])
        raise BadData("seats-count", count=seats, allowed=allowed)
    race = lay_out(course, options, seats, dealer.pick(FIRST, seats))
    if race.special == CAPTURE_THE_FLAG:
        ask_for_home(race, dealer)
    else:
        _dock(race, dealer)
        _begin_specially(race, dealer)
    advance(race, dealer)
    return race


def _dock(race: Play, dealer: Dealer) -> None:
    """
    Each robot stands on its dock.

    Clauses: RR-3.
    """
    robot: i64
    for robot in range(race.robots):
        dock = race.floor.docks[robot]
        race.space[robot] = dock
        race.occupant[dock] = robot
        dealer.tell(DOCKED, race.told_as[robot], robot + 1, race.floor.square(dock))


def _begin_specially(race: Play, dealer: Dealer) -> None:
    """
    What a course has done before the first turn begins.

    Clauses: RR-C2, RR-C5, RR-C9, RR-C11, RR-C13, RR-C18, RR-63.
    """
    if race.special == TRICKSY:
        race.agenda.push(END_OF_TURN_STEP)
        offer_options(race, dealer)
        return
    if race.special == FACTORY_REJECTS:
        race.damage = filled(race.robots, REJECTED)
    elif race.special == DAY_OF_THE_SUPERBOT:
        crown(race, 0, dealer)
    elif _begins_with_options(race):
        robot: i64
        for robot in range(race.robots):
            draw_option(race, robot, dealer)
    begin_turn(race, dealer)


def lay_out(course: Course, options: Json, seats: i64, first: i64) -> Play:
    """
    A race with no robot on the floor yet; dock 1 belongs to the first seat.

    Clauses: RR-2, RR-3, RR-C20, RR-C25.
    """
    robots = seats * 2 if course.special == INTERFERENCE else seats
    owner = filled(robots, 0)
    archive = filled(robots, NOWHERE)
    team = filled(robots, 0)
    told_as = filled(robots, 0)
    teams = teams_of(course.special, seats, options)
    robot: i64
    for robot in range(robots):
        owner[robot] = (first + robot) % seats
        team[robot] = teams[owner[robot]]
        told_as[robot] = owner[robot] if robot < seats else owner[robot] + BLOCKERS
        if robot < len(course.floor.docks):
            archive[robot] = course.floor.docks[robot]
    race = Play(course, options, owner, told_as, team)
    race.space = filled(robots, NOWHERE)
    race.facing = filled(robots, course.floor.start_facing)
    race.damage = filled(robots, 0)
    race.lives = filled(robots, lives_of(course.special, seats))
    race.flags = filled(robots, 0)
    race.archive = archive
    race.power = filled(robots, UP)
    race.fate = filled(robots, RACING)
    race.since = filled(robots, 0)
    race.locked = filled(robots, 0)
    race.face_up = filled(robots, 0)
    race.held_options = filled(robots, 0)
    race.tokens = filled(robots, 0)
    race.registers = filled(robots * REGISTERS, NO_CARD)
    race.hands = filled(robots * MOST_HELD, NO_CARD)
    race.held = filled(robots, 0)
    race.discard = filled(3, 0)
    race.occupant = filled(course.floor.spaces, NOBODY)
    return race


def lives_of(special: i64, seats: i64) -> i64:
    """
    How many life tokens each robot has at first.

    Clauses: RR-2, RR-C25.
    """
    return LIVES_OF_MANY if seats >= MANY and special != INTERFERENCE else LIVES


def _begins_with_options(race: Race) -> bool:
    """
    Whether each player draws an Option before the first turn.

    Clauses: RR-C11, RR-C13, RR-C18.
    """
    if race.special == FLAG_FRY or race.special == MARATHON_MADNESS:
        return True
    return race.special == WAR_ZONE and race.options["war-zone-options"] is True
