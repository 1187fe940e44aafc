"""What a course changes when flags are touched. RR-49."""

from mypy_extensions import i64

from botyard.games.roborally.boards.courses import (
    CAPTURE_THE_FLAG,
    DAY_OF_THE_SUPERBOT,
    FRENETIC_FACTORY,
    INTERFERENCE,
    MOVING_TARGETS,
    TANDEM_CARNAGE,
    TOGGLE_BOGGLE,
)
from botyard.games.roborally.declared import TURN_BOARDS_STEP
from botyard.games.roborally.rules.flags import is_repair_site
from botyard.games.roborally.specials.capture_the_flag import touch_flag
from botyard.games.roborally.specials.interference import is_blocker
from botyard.games.roborally.specials.moving_targets import ride
from botyard.games.roborally.specials.teams import are_mates
from botyard.games.roborally.specials.toggle_boggle import claim
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


def may_credit_team(race: Race, robot: i64) -> bool:
    """
    One flag in a register for the team.

    Clauses: RR-C14.
    """
    other: i64
    for other in range(race.robots):
        if (race.credited >> other) & 1 and are_mates(race, robot, other):
            return False
    return True


def credit_team(race: Race, robot: i64) -> None:
    """
    What one robot touches, the whole team has touched.

    Clauses: RR-C14.
    """
    other: i64
    for other in range(race.robots):
        if are_mates(race, robot, other):
            race.flags[other] = race.flags[robot]


def before_touching(race: Race) -> None:
    """Nobody has been credited in this register yet."""
    race.credited = 0


def has_own_way(race: Race) -> bool:
    """
    Whether flags are not collected, but carried or claimed.

    Clauses: RR-C17, RR-C30.
    """
    return race.special == CAPTURE_THE_FLAG or race.special == TOGGLE_BOGGLE


def touch_its_own_way(race: Race, robot: i64, space: i64, dealer: Dealer) -> None:
    """
    A flag is picked up, put back or claimed.

    Clauses: RR-C17, RR-C30, RR-C31.
    """
    if race.special == CAPTURE_THE_FLAG:
        touch_flag(race, robot, space, dealer)
    else:
        claim(race, robot, space, dealer)


def may_credit(race: Race, robot: i64) -> bool:
    """
    Whether flags count for this robot at all, or now.

    Clauses: RR-49, RR-C9, RR-C10, RR-C14.
    """
    if race.special == DAY_OF_THE_SUPERBOT:
        return robot == race.superbot
    if race.special == INTERFERENCE:
        return not is_blocker(race, robot)
    return race.special != TANDEM_CARNAGE or may_credit_team(race, robot)


def note_credit(race: Race, robot: i64) -> None:
    """
    A flag was credited.

    Clauses: RR-C12, RR-C14.
    """
    race.credited |= 1 << robot
    if race.special == TANDEM_CARNAGE:
        credit_team(race, robot)


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


def after_touching(race: Race, dealer: Dealer) -> None:
    """
    In the Frenetic Factory coins are flipped for all flags that were credited.

    Clauses: RR-C12.
    """
    if race.special == FRENETIC_FACTORY and race.credited:
        race.agenda.push(TURN_BOARDS_STEP, race.credited)
