"""Robots touch flags, move their markers, some with an arm. RR-42, RR-43, RR-49, RR-O15."""

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import REACH
from botyard.games.roborally.boards.courses import (
    CAPTURE_THE_FLAG,
    DAY_OF_THE_SUPERBOT,
    FRENETIC_FACTORY,
    INTERFERENCE,
    MOVING_TARGETS,
    NO_SPECIAL,
    TANDEM_CARNAGE,
    TOGGLE_BOGGLE,
)
from botyard.games.roborally.boards.floor import NO_REPAIR, OFF, has_wall, repair_of
from botyard.games.roborally.components import MECHANICAL_ARM
from botyard.games.roborally.specials.capture_the_flag import touch_flag
from botyard.games.roborally.specials.interference import is_blocker
from botyard.games.roborally.specials.moving_targets import ride
from botyard.games.roborally.specials.teams import are_mates
from botyard.games.roborally.specials.toggle_boggle import claim
from botyard.games.roborally.state import NOWHERE, Race
from botyard.games.roborally.steps import Choice, Pass
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def is_repair_site(race: Race, space: i64) -> bool:
    """Whether a wrench is printed there, with or without a hammer."""
    return repair_of(race.floor.element[space]) != NO_REPAIR


def is_flag(race: Race, space: i64) -> bool:
    """Whether a flag lies there."""
    for flag in race.flag_at:
        if flag == space:
            return True
    return False


def touch_and_archive(race: Race, first: i64, dealer: Dealer) -> None:
    """
    Whoever survived is credited with its next flag, and archives on any flag or repair site.

    Who has a Mechanical Arm may be asked in between; the others wait for the answer.

    Clauses: RR-42, RR-43, RR-14, RR-O15.
    """
    if first == 0:
        race.credited = 0
    arm: i64 = race.in_play & 1 << MECHANICAL_ARM
    robot: i64
    for robot in range(first, race.robots):
        space = race.space[robot]
        if space == NOWHERE:
            continue
        if arm and race.has_option(robot, MECHANICAL_ARM) and len(reaches(race, robot)) > 0:
            race.agenda.push(on.TOUCH_STEP, robot + 1)
            race.agenda.push(on.ARM_STEP, robot)
            return
        _touch_own(race, robot, True, dealer)
    if race.special == FRENETIC_FACTORY and race.credited:
        race.agenda.push(on.TURN_BOARDS_STEP, race.credited)  # RR-C12


def _touch_own(race: Race, robot: i64, archiving: bool, dealer: Dealer) -> None:
    space = race.space[robot]
    if is_repair_site(race, space) or is_flag(race, space):
        touch_at(race, robot, space, archiving, dealer)


def touch_at(race: Race, robot: i64, space: i64, archiving: bool, dealer: Dealer) -> None:
    """
    One flag in a register, and only the next one; then the archive marker.

    On some courses flags are picked up, put back or claimed.

    Clauses: RR-42, RR-43, RR-C17, RR-C30, RR-C31.
    """
    if race.special == CAPTURE_THE_FLAG:
        touch_flag(race, robot, space, dealer)
    elif race.special == TOGGLE_BOGGLE:
        claim(race, robot, space, dealer)
    else:
        _credit(race, robot, space, dealer)
    if archiving:
        _archive(race, robot, space, dealer)


def _credit(race: Race, robot: i64, space: i64, dealer: Dealer) -> None:
    """
    Only the next flag, and one in a register; in the Tandem Carnage for the whole team.

    Clauses: RR-42, RR-C12, RR-C14.
    """
    touched = race.flags[robot]
    if touched == len(race.flag_at) or race.flag_at[touched] != space:
        return
    if race.special != NO_SPECIAL and not may_credit(race, robot):
        return
    race.flags[robot] += 1
    dealer.tell(on.TOUCHED, race.told_as[robot], race.flags[robot])
    if race.special == NO_SPECIAL:
        return
    race.credited |= 1 << robot
    other: i64
    for other in range(race.robots):
        if race.special == TANDEM_CARNAGE and are_mates(race, robot, other):
            race.flags[other] = race.flags[robot]


def _archive(race: Race, robot: i64, space: i64, dealer: Dealer) -> None:
    """
    The marker goes to any flag, credited or not, and to any repair site; docks are neither.

    Clauses: RR-43.
    """
    if race.special != NO_SPECIAL and not may_archive(race, robot, space):
        return
    if race.archive[robot] != space:
        race.archive[robot] = space
        dealer.tell(on.ARCHIVED, race.told_as[robot], race.floor.square(space))


# What a course changes


def has_own_way(race: Race) -> bool:
    """
    Whether flags are not collected, but carried or claimed.

    Clauses: RR-C17, RR-C30.
    """
    return race.special == CAPTURE_THE_FLAG or race.special == TOGGLE_BOGGLE


def may_credit(race: Race, robot: i64) -> bool:
    """
    Whether flags count for this robot at all, or now.

    Clauses: RR-49, RR-C9, RR-C10, RR-C14.
    """
    if race.special == DAY_OF_THE_SUPERBOT:
        return robot == race.superbot
    if race.special == INTERFERENCE:
        return not is_blocker(race, robot)
    other: i64
    for other in range(race.robots):
        credited = (race.credited >> other) & 1 != 0 and race.special == TANDEM_CARNAGE
        if credited and are_mates(race, robot, other):
            return False
    return True


def may_archive(race: Race, robot: i64, space: i64) -> bool:
    """
    Whether an archive marker may go there; on a moving flag it rides.

    Clauses: RR-C10, RR-C22, RR-C30.
    """
    if not is_repair_site(race, space) and not helps(race, robot):
        return False
    if race.special == MOVING_TARGETS:
        ride(race, robot, space)
    return True


def helps(race: Race, robot: i64) -> bool:
    """
    Whether a flag repairs this robot and takes its archive marker.

    Clauses: RR-C10, RR-C30.
    """
    if race.special == CAPTURE_THE_FLAG:
        return False
    return race.special != INTERFERENCE or not is_blocker(race, robot)


# Mechanical Arm: flags and repair sites within reach


def reaches(race: Race, robot: i64) -> list[int]:
    """
    The directions in which the robot could touch something, as actions.

    Clauses: RR-O15, RR-O31.
    """
    actions: list[int] = []
    if race.has_option(robot, MECHANICAL_ARM) and race.is_on_floor(robot):
        around: i64
        for around in range(8):
            if is_in_reach(race, robot, around):
                actions.append(REACH + around)
    return actions


def is_in_reach(race: Race, robot: i64, around: i64) -> bool:
    """
    A flag or site on a neighboring space that no wall bars.

    Clauses: RR-O15.
    """
    return _is_touchable(race, neighbor(race, race.space[robot], around)) and not _is_barred(
        race, race.space[robot], around
    )


def _is_touchable(race: Race, space: i64) -> bool:
    if race.floor.element[space] & OFF:
        return False
    return is_flag(race, space) or is_repair_site(race, space)


def neighbor(race: Race, space: i64, around: i64) -> i64:
    """The space in one of eight directions, counted clockwise from north."""
    step = race.floor.step
    beside = space + step[around >> 1]
    return beside + step[((around >> 1) + 1) & 3] if around & 1 else beside


def _is_barred(race: Race, space: i64, around: i64) -> bool:
    """
    A wall bars an adjacent space; a diagonal one is barred only if both ways round the corner are.

    Clauses: RR-O15.
    """
    first = around >> 1
    if not around & 1:
        return has_wall(race.floor.element[space], first)
    second = (first + 1) & 3
    return _is_bent_way_barred(race, space, first, second) and _is_bent_way_barred(
        race, space, second, first
    )


def _is_bent_way_barred(race: Race, space: i64, first: i64, second: i64) -> bool:
    element = race.floor.element
    corner = space + race.floor.step[first]
    return has_wall(element[space], first) or has_wall(element[corner], second)


class Reach(Choice):
    """
    Only what is in reach; what comes of it depends on the step.

    Clauses: RR-O15.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return reaches(race, robot)

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        if is_in_reach(race, robot, number):
            return LEGAL
        touchable = _is_touchable(race, neighbor(race, race.space[robot], number))
        return on.WALL_BARS_ARM if touchable else on.OUT_OF_REACH


def reach(race: Race, robot: i64, around: i64, dealer: Dealer) -> i64:
    """
    The space that is touched, which everybody hears of.

    Clauses: RR-O15.
    """
    space = neighbor(race, race.space[robot], around)
    dealer.tell(on.REACHED, race.told_as[robot], race.floor.square(space))
    return space


class TouchOwn(Pass):
    """
    The arm is left alone, and only the own space touched.

    Clauses: RR-O15, RR-42.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        _touch_own(race, robot, True, dealer)


class TouchWithArm(Reach):
    """
    One more space is touched besides the own one, and the archive marker goes there.

    Clauses: RR-O15, RR-42.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        touched = race.flags[robot]
        _touch_own(race, robot, False, dealer)
        space = reach(race, robot, number, dealer)
        if race.flags[robot] == touched or has_own_way(race):
            touch_at(race, robot, space, True, dealer)
        else:
            _archive(race, robot, space, dealer)
