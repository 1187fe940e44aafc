"""At the end of a register robots touch flags and move their archive markers. RR-42, RR-43."""

from mypy_extensions import i64

from botyard.games.roborally.boards.courses import NO_SPECIAL
from botyard.games.roborally.components import MECHANICAL_ARM
from botyard.games.roborally.declared import ARCHIVED, ARM_STEP, TOUCH_STEP, TOUCHED
from botyard.games.roborally.options.mechanical_arm import Reach, reach, reaches
from botyard.games.roborally.rules.flags import is_flag, is_repair_site
from botyard.games.roborally.specials.touching import (
    after_touching,
    before_touching,
    has_own_way,
    may_archive,
    may_credit,
    note_credit,
    touch_its_own_way,
)
from botyard.games.roborally.state import NOWHERE, Race
from botyard.games.roborally.steps import Pass
from botyard.kernel.dealer import Dealer


def touch_and_archive(race: Race, first: i64, dealer: Dealer) -> None:
    """
    Whoever survived is credited with its next flag, and archives on any flag or repair site.

    Who has a Mechanical Arm may be asked in between; the others wait for the answer.

    Clauses: RR-42, RR-43, RR-14, RR-O15.
    """
    if first == 0 and race.special != NO_SPECIAL:
        before_touching(race)
    arm: i64 = race.in_play & 1 << MECHANICAL_ARM
    robot: i64
    for robot in range(first, race.robots):
        space = race.space[robot]
        if space == NOWHERE:
            continue
        if arm and race.has_option(robot, MECHANICAL_ARM) and len(reaches(race, robot)) > 0:
            race.agenda.push(TOUCH_STEP, robot + 1)
            race.agenda.push(ARM_STEP, robot)
            return
        _touch_own(race, robot, True, dealer)
    if race.special != NO_SPECIAL:
        after_touching(race, dealer)


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


def _touch_own(race: Race, robot: i64, archiving: bool, dealer: Dealer) -> None:
    space = race.space[robot]
    if is_repair_site(race, space) or is_flag(race, space):
        touch_at(race, robot, space, archiving, dealer)


def touch_at(race: Race, robot: i64, space: i64, archiving: bool, dealer: Dealer) -> None:
    """
    One flag in a register, and only the next one; then the archive marker.

    Clauses: RR-42, RR-43.
    """
    if race.special != NO_SPECIAL and has_own_way(race):
        touch_its_own_way(race, robot, space, dealer)
    else:
        _credit(race, robot, space, dealer)
    if archiving:
        _archive(race, robot, space, dealer)


def _credit(race: Race, robot: i64, space: i64, dealer: Dealer) -> None:
    """
    Only the next flag, and one in a register.

    Clauses: RR-42.
    """
    touched = race.flags[robot]
    if touched == len(race.flag_at) or race.flag_at[touched] != space:
        return
    if race.special != NO_SPECIAL and not may_credit(race, robot):
        return
    race.flags[robot] += 1
    dealer.tell(TOUCHED, race.told_as[robot], race.flags[robot])
    if race.special != NO_SPECIAL:
        note_credit(race, robot)


def _archive(race: Race, robot: i64, space: i64, dealer: Dealer) -> None:
    """
    The marker goes to any flag, credited or not, and to any repair site; docks are neither.

    Clauses: RR-43.
    """
    if race.special != NO_SPECIAL and not may_archive(race, robot, space):
        return
    if race.archive[robot] != space:
        race.archive[robot] = space
        dealer.tell(ARCHIVED, race.told_as[robot], race.floor.square(space))
