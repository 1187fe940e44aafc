"""Whether what a position says fits together, so that play can go on from it."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import (
    ABORT_STEP,
    ACT_STEP,
    ANNOUNCE_STEP,
    CANCEL_STEP,
    CONDITIONAL_STEP,
    DEPLOY_AT_STEP,
    DEPLOY_FACE_STEP,
    HITS_STEP,
    HOME_STEP,
    KEEP_STEP,
    LOSE_OPTION_STEP,
    PROGRAM_STEP,
    RETURN_AT_STEP,
    RETURN_POWER_STEP,
    STABILIZE_STEP,
    STAY_DOWN_STEP,
)
from botyard.games.roborally.floor import LARGEST
from botyard.games.roborally.options.abort_switch import who_may_abort
from botyard.games.roborally.options.coming_up import gear_offered
from botyard.games.roborally.options.conditional_program import who_has_condition
from botyard.games.roborally.options.fire_control import may_control_fire
from botyard.games.roborally.options.gyroscopic_stabilizer import who_may_stabilize
from botyard.games.roborally.options.hits import MAIN, kind_of, shooter_of
from botyard.games.roborally.options.radio_control import program_of
from botyard.games.roborally.pairs import EITHER, second_in, way_of
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.agendas import agenda_fits
from botyard.games.roborally.positions.invariants import locks_fit
from botyard.games.roborally.positions.marks import refuse_marks
from botyard.games.roborally.rules.option_cards import can_cancel
from botyard.games.roborally.rules.power import may_announce, may_stay_down
from botyard.games.roborally.rules.returning import (
    count_facings,
    damage_of_return,
    distance_to,
    is_free,
    nearest_ring,
    next_to_return,
    spaces_in_ring,
)
from botyard.games.roborally.special_numbers import (
    CAPTURE_THE_FLAG,
    FRENETIC_FACTORY,
    TANDEM_CARNAGE,
    WAR_ZONE,
)
from botyard.games.roborally.specials.deploying import refuse_deploying
from botyard.games.roborally.state import (
    HAS_FINISHED,
    MOST_HELD,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OUT_OF_RACE,
    RACING,
    RETURNING,
    SENT_OFF,
    UP,
    count_of,
)
from botyard.kernel.agenda import NOTHING
from botyard.kernel.errors import BadPosition
from botyard.kernel.reasons import LEGAL


def refuse_misfit(race: Play) -> None:
    """Refuse what cannot be: play could not go on from it, or never comes to it."""
    for robot in range(race.robots):
        if not _robot_fits(race, robot):
            raise BadPosition("position-misfit", path=f"robots[{race.owner[robot]}]")
    if not agenda_fits(race) or not _decision_fits(race):
        raise BadPosition("position-stuck", path="agenda")
    refuse_marks(race)


# Robots


def _robot_fits(race: Play, robot: i64) -> bool:
    """Whether a robot is where its fate has it, has its locks, and no card too many."""
    stands = race.is_on_floor(robot)
    alive = race.lives[robot] > 0
    marked = race.archive[robot] != NOWHERE
    fate = race.fate[robot]
    if fate == RACING and not (stands and alive and marked):
        return False
    if fate == RETURNING and not (not stands and alive and marked and race.since[robot] > 0):
        return False
    if fate == OUT_OF_RACE and (stands or alive or marked or race.held_options[robot]):
        return False
    if fate == HAS_FINISHED and not _may_have_finished(race, robot):
        return False
    if fate == SENT_OFF:
        if stands or not alive or race.special != CAPTURE_THE_FLAG or race.since[robot] == 0:
            return False
    elif not stands and (race.damage[robot] or race.power[robot] != UP or race.tokens[robot]):
        return False
    if not locks_fit(race, robot):
        return False
    return race.held[robot] + _face_down(race, robot) <= MOST_HELD


def _may_have_finished(race: Play, robot: i64) -> bool:
    """
    With all flags, or together with its team; in the War Zone nobody does.

    Where boards turn it may have lost its last life in the same register.

    Clauses: RR-46, RR-C14, RR-C15, RR-C17, RR-C18, RR-C27, RR-C32.
    """
    if race.lives[robot] == 0 and race.special != FRENETIC_FACTORY:
        return False
    by_team = TANDEM_CARNAGE <= race.special < WAR_ZONE
    return by_team or 0 < race.flags[robot] == len(race.floor.flags)


def _face_down(race: Play, robot: i64) -> i64:
    """How many cards that nobody has seen lie in registers."""
    count: i64 = 0
    for register in range(1, REGISTERS + 1):
        if race.card(robot, register) != NO_CARD and not race.is_face_up(robot, register):
            count += 1
    return count


# Decisions


def _decision_fits(race: Play) -> bool:
    """Whether there is something to decide for the seat that is asked."""
    step = race.agenda.step()
    if step == NOTHING:
        return True
    first, second = race.agenda.first(), race.agenda.second()
    everybody: i64 = (1 << race.robots) - 1
    if step == PROGRAM_STEP:
        return first == 0 and second == 0 and race.ready != everybody and _may_program(race)
    if step == KEEP_STEP:
        return race.ready != everybody and all(race.on_offer)
    by_recompile = step == LOSE_OPTION_STEP and race.register == 0
    if race.ready != everybody and race.turn > 0 and not by_recompile:
        return False
    if step == LOSE_OPTION_STEP:
        return second == 0 and 0 < first <= everybody and _may_lose(race, first)
    if first >= race.robots:
        return False
    if step == ANNOUNCE_STEP:
        return second == 0 and may_announce(race, first)
    if step == STAY_DOWN_STEP:
        return second == 0 and may_stay_down(race, first)
    if step == CANCEL_STEP:
        return second < race.tokens[first] and can_cancel(race, first)
    if step >= STABILIZE_STEP:
        return _question_fits(race, step, first, second)
    return _return_fits(race, step, first, second)


def _question_fits(race: Play, step: i64, robot: i64, second: i64) -> bool:
    """Whether an Option or a course has something to ask there."""
    if step == HOME_STEP:
        return second == 0 and race.west == NOBODY and all(fate == SENT_OFF for fate in race.fate)
    if step == DEPLOY_AT_STEP or step == DEPLOY_FACE_STEP:
        if race.west == NOBODY or race.fate[robot] != SENT_OFF:
            return False
        if race.turn > 0 and robot != next_to_return(race):
            return False
        if step == DEPLOY_AT_STEP:
            return second == 0
        return refuse_deploying(race, robot, second) == LEGAL
    if not race.is_on_floor(robot):
        return False
    if step == ACT_STEP:
        return _act_fits(race, robot, second)
    if step == HITS_STEP:
        if second >= len(race.hits) or shooter_of(race.hits[second]) != robot:
            return False
        return kind_of(race.hits[second]) == MAIN and may_control_fire(race, race.hits[second])
    if step == CONDITIONAL_STEP:
        return second == 0 and robot == who_has_condition(race)
    if step == ABORT_STEP:
        return second == 0 and race.aborting == NOBODY and robot == who_may_abort(race)
    if step == STABILIZE_STEP:
        return second == 0 and race.stabilized == NOBODY and robot == who_may_stabilize(race)
    return second == 0 and len(race.candidates(race.owner[robot])) > 1


def _act_fits(race: Play, robot: i64, way: i64) -> bool:
    program = program_of(race, robot)
    if race.card(program, race.register) == NO_CARD:
        return False
    second = second_in(race, program, race.register)
    if way != 0 and (second == NO_CARD or way & ~way_of(second)):
        return False
    return way == EITHER or gear_offered(race, robot, way) != NOBODY


def _may_program(race: Play) -> bool:
    for robot in range(race.robots):
        if not race.is_ready(robot) and not race.is_active(robot):
            return False
        if race.tokens[robot] > 0 and (race.is_ready(robot) or not can_cancel(race, robot)):
            return False
    return True


def _may_lose(race: Play, losing: i64) -> bool:
    for robot in range(race.robots):
        chooses = race.fate[robot] == RETURNING and count_of(race.held_options[robot]) > 1
        if (losing >> robot) & 1 and not chooses:
            return False
    return True


def _return_fits(race: Play, step: i64, robot: i64, second: i64) -> bool:
    if step == RETURN_POWER_STEP:
        back = race.fate[robot] == RACING and race.power[robot] == UP
        return second == 0 and back and race.damage[robot] == damage_of_return(race, robot)
    if robot != next_to_return(race):
        return False
    ring: i64 = 0 if is_free(race, race.archive[robot]) else nearest_ring(race, robot)
    if step == RETURN_AT_STEP:
        return ring > 0 and second == ring and len(spaces_in_ring(race, robot, ring)) > 1
    if second % LARGEST >= race.floor.width or second // LARGEST >= race.floor.height:
        return False
    space = race.floor.index(second)
    near = is_free(race, space) and distance_to(race, robot, space) == ring
    return near and count_facings(race, robot, space) > 1
