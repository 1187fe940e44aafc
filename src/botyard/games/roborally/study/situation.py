"""What a seat that decides about a robot looks at, and nothing else of the race."""

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import MOVING_TARGETS
from botyard.games.roborally.boards.floor import Floor
from botyard.games.roborally.components import CONDITIONAL_PROGRAM, CRAB_LEGS, DECK
from botyard.games.roborally.decisions import ORDER
from botyard.games.roborally.rules.piles import DUAL, card_of, is_unseen, second_in, way_of
from botyard.games.roborally.specials.interference import is_blocker
from botyard.games.roborally.specials.moving_targets import carried_to
from botyard.games.roborally.state import MOST_HELD, NO_CARD, NOBODY, NOWHERE, Race
from botyard.games.roborally.study.goals import goals_of, helpful_flags, stays_there
from botyard.games.roborally.study.ground import pair_kind
from botyard.kernel.vectors import vec

NO_KIND: Final = -1  # an empty register, or one whose card is not known


@dataclass
class Situation:
    """The robot that is decided about, and where the others stand. Spaces are numbers."""

    floor: Floor
    space: int  # of no meaning while the robot is off the floor
    facing: int
    damage: int
    lives: int
    flags: int  # touched already
    archive: int
    registers: list[int]  # the kinds of cards in them, as far as they are known
    hand: list[int]
    others: list[int]  # the spaces they stand on
    goals: tuple[int, ...]  # the flags, or what a course makes of them
    helpful_flags: list[int]  # where flags lie that repair and take an archive marker
    friends: list[int] = field(default_factory=list)  # where team-mates and its other robot stand
    steady: bool = False  # neither gears nor belts turn it, RR-O13
    steps_aside: bool = False  # a Move 1 with a rotation is a step to that side, RR-O6
    stored: int = NO_KIND  # the kind of card on Conditional Program
    stays: bool = False  # the last goal is where it wants to be, and goes on
    ahead: list[list[int]] = field(default_factory=list)  # where flags that move will be


def robot_of(race: Race, seat: i64) -> i64:
    """The robot of a seat that is decided about: where it has two, the one it is asked for."""
    asked: i64 = NOBODY
    if race.robots != race.seats:
        step = ORDER[race.agenda.step()]
        asked = step.asked(race)
        if asked == NOBODY:
            asked = step.now(race, seat).robot(race, seat)
    blocker = asked != NOBODY and is_blocker(race, asked)
    robot: i64
    for robot in range(race.robots):
        if race.owner[robot] == seat and is_blocker(race, robot) == blocker:
            return robot
    return NOBODY


def situation_of(race: Race, robot: i64) -> Situation:
    """What the owner of a robot knows of it, and sees of the others."""
    course = race.course
    goals = goals_of(race, robot)
    flags = min(int(race.flags[robot]), len(goals) - 1)
    ahead = flags_ahead(race)
    if ahead and ahead[-1][flags] != NOWHERE:
        goals[flags] = ahead[-1][flags]
    others: list[int] = []
    friends: list[int] = []
    other: i64
    for other in range(race.robots):
        if other != robot and race.space[other] != NOWHERE:
            others.append(race.space[other])
            if race.team[other] == race.team[robot]:
                friends.append(race.space[other])
    hand: list[int] = []
    if not race.is_ready(robot):
        first = robot * MOST_HELD
        hand = [race.hands[place] for place in range(first, first + race.held[robot])]
    stored = NO_KIND
    if race.stored != NO_CARD and race.has_option(robot, CONDITIONAL_PROGRAM):
        stored = DECK.kinds[race.stored]
    return Situation(
        race.floor,
        race.space[robot],
        race.facing[robot],
        race.damage[robot],
        race.lives[robot],
        flags,
        race.archive[robot],
        [_kind(race, robot, register) for register in range(1, REGISTERS + 1)],
        hand,
        others,
        tuple(goals),
        helpful_flags(race, robot),
        friends,
        race.stabilized == robot,
        race.has_option(robot, CRAB_LEGS),
        stored,
        stays_there(course),
        ahead,
    )


def _kind(race: Race, robot: i64, register: i64) -> int:
    """The kind of card in a register, or of both cards."""
    card = race.card(robot, register)
    if card == NO_CARD or is_unseen(race, robot, register):
        return NO_KIND
    second = second_in(race, robot, register)
    if second == NO_CARD:
        return DECK.kinds[card]
    return pair_kind(DECK.kinds[card], DECK.kinds[card_of(second)], way_of(second) != DUAL)


def flags_ahead(race: Race) -> list[list[int]]:
    """
    Where the flags lie after each register from this one on; nothing if they do not move.

    Clauses: RR-C3, RR-C21.
    """
    if race.special != MOVING_TARGETS:
        return []
    floor = race.course.floor
    now: list[int] = list(race.flag_at)
    ahead = [now] * max(1, int(race.register))
    while len(ahead) <= REGISTERS:
        moved: list[int] = []
        for flag, start in zip(now, floor.flags, strict=True):
            here: i64 = start if flag == NOWHERE else flag
            moved.append(carried_to(floor, carried_to(floor, here, True), False))
        now = moved
        ahead.append(now)
    return ahead


def spaces(some: list[int]) -> vec[i64]:
    """Spaces as a vector."""
    return vec[i64](some)
