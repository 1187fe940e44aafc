"""Whether what a position says fits together, so that play can go on from it."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import (
    CAPTURE_THE_FLAG,
    DAY_OF_THE_SUPERBOT,
    FRENETIC_FACTORY,
    MOVING_TARGETS,
    NO_SPECIAL,
    TANDEM_CARNAGE,
    TOGGLE_BOGGLE,
    WAR_ZONE,
)
from botyard.games.roborally.boards.floor import LARGEST
from botyard.games.roborally.components import ABLATIVE_COAT, MINI_HOWITZER
from botyard.games.roborally.decisions import ORDER
from botyard.games.roborally.options.coming_up import gear_offered
from botyard.games.roborally.options.hits import MAIN, kind_of, shooter_of
from botyard.games.roborally.options.laser_step import may_control_fire
from botyard.games.roborally.options.weapons import program_of
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.agendas import agenda_fits
from botyard.games.roborally.positions.invariants import locks_fit
from botyard.games.roborally.rules.ending import teams_left
from botyard.games.roborally.rules.option_cards import can_cancel
from botyard.games.roborally.rules.piles import EITHER, second_in, way_of
from botyard.games.roborally.rules.returning import (
    count_facings,
    damage_of_return,
    distance_to,
    is_free,
    nearest_ring,
    next_to_return,
    spaces_in_ring,
)
from botyard.games.roborally.specials.deploying import refuse_deploying
from botyard.games.roborally.state import (
    HAS_FINISHED,
    MOMENTS,
    MOST_HELD,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OUT_OF_RACE,
    RACING,
    RETURNING,
    SENT_OFF,
    UP,
    Race,
    count_of,
)
from botyard.games.roborally.steps import AskOne
from botyard.kernel.agenda import NOTHING
from botyard.kernel.errors import BadPosition
from botyard.kernel.reasons import LEGAL

_BOTH_TEAMS: Final = 2
_DAMAGE_ARRIVES: Final = (on.CANCEL_STEP, on.HITS_STEP, on.LOSE_OPTION_STEP, on.PROGRAM_STEP)


def refuse_misfit(race: Play) -> None:
    """Refuse what cannot be: play could not go on from it, or never comes to it."""
    for robot in range(race.robots):
        if not _robot_fits(race, robot):
            raise BadPosition("position-misfit", path=f"robots[{race.owner[robot]}]")
    if not agenda_fits(race) or not _decision_fits(race):
        raise BadPosition("position-stuck", path="agenda")
    _refuse_gear(race)
    _refuse_other_course(race)
    _refuse_special(race)
    _refuse_robots(race)
    _refuse_ended(race)


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
    if step == on.PROGRAM_STEP:
        return first == 0 and second == 0 and race.ready != everybody and _may_program(race)
    if step == on.KEEP_STEP:
        return race.ready != everybody and all(race.on_offer)
    by_recompile = step == on.LOSE_OPTION_STEP and race.register == 0
    if race.ready != everybody and race.turn > 0 and not by_recompile:
        return False
    if step == on.LOSE_OPTION_STEP:
        return second == 0 and 0 < first <= everybody and _may_lose(race, first)
    if first >= race.robots:
        return False
    asked = ORDER[step]
    if isinstance(asked, AskOne):
        return second == 0 and asked.whom(race, first) == first
    if step == on.CANCEL_STEP:
        return second < race.tokens[first] and can_cancel(race, first)
    if step >= on.STABILIZE_STEP:
        return _question_fits(race, step, first, second)
    return _return_fits(race, step, first, second)


def _question_fits(race: Play, step: i64, robot: i64, second: i64) -> bool:
    """Whether an Option or a course has something to ask there."""
    if step == on.HOME_STEP:
        return second == 0 and race.west == NOBODY and all(fate == SENT_OFF for fate in race.fate)
    if step == on.DEPLOY_AT_STEP or step == on.DEPLOY_FACE_STEP:
        if race.west == NOBODY or race.fate[robot] != SENT_OFF:
            return False
        if race.turn > 0 and robot != next_to_return(race):
            return False
        if step == on.DEPLOY_AT_STEP:
            return second == 0
        return refuse_deploying(race, robot, second) == LEGAL
    if not race.is_on_floor(robot):
        return False
    if step == on.ACT_STEP:
        return _act_fits(race, robot, second)
    if step == on.HITS_STEP:
        if second >= len(race.hits) or shooter_of(race.hits[second]) != robot:
            return False
        return kind_of(race.hits[second]) == MAIN and may_control_fire(race, race.hits[second])
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
    if step == on.RETURN_POWER_STEP:
        back = race.fate[robot] == RACING and race.power[robot] == UP
        return second == 0 and back and race.damage[robot] == damage_of_return(race, robot)
    if robot != next_to_return(race):
        return False
    ring: i64 = 0 if is_free(race, race.archive[robot]) else nearest_ring(race, robot)
    if step == on.RETURN_AT_STEP:
        return ring > 0 and second == ring and len(spaces_in_ring(race, robot, ring)) > 1
    if second % LARGEST >= race.floor.width or second // LARGEST >= race.floor.height:
        return False
    space = race.floor.index(second)
    near = is_free(race, space) and distance_to(race, robot, space) == ring
    return near and count_facings(race, robot, space) > 1


# Marks that no race can leave: what Options, courses and the end of a race rule out


def _refuse_gear(race: Race) -> None:
    """
    Tokens lie on Options that somebody has, and nothing is in force before its time.

    Clauses: RR-57, RR-O1, RR-O2, RR-O11, RR-O13, RR-O16, RR-O19, RR-O22, RR-O27, RR-O32.
    """
    step = race.agenda.step()
    for path, used, option in (
        ("gear.coat", race.coat, ABLATIVE_COAT),
        ("gear.shells", race.shells, MINI_HOWITZER),
    ):
        if used and not (race.in_play >> option) & 1:
            raise BadPosition("position-no-holder", path=path)
    if step == on.PROGRAM_STEP or step == on.ANNOUNCE_STEP:
        _demand("gear.aborting", race.aborting == NOBODY, "position-too-early")
        _demand("gear.stabilized", race.stabilized == NOBODY, "position-too-early")
        _demand("gear.controlled", race.controlled == 0, "position-too-early")
    _demand("gear.hits", len(race.hits) == 0 or race.register > 0)
    _demand("gear.fresh", not race.fresh or race.flywheel != NO_CARD)
    _demand("gear.open", not race.open_register or race.recompiler != NOBODY)
    _demand(
        "gear.fired", not race.fired or (step == on.WEAPONS_STEP and not race.fired & ~race.in_play)
    )
    if race.controlled:
        _demand("gear.controlled", not (race.controlled >> race.controller) & 1)


def _refuse_other_course(race: Race) -> None:
    """
    What the rule of another course keeps in mind has no place here.

    Clauses: RR-49, RR-C3, RR-C9, RR-C12, RR-C16, RR-C17.
    """
    rule = race.special
    moved = list(race.flag_at) != list(race.floor.flags)
    for key, kept, fits in (
        ("superbot", race.superbot != NOBODY, rule == DAY_OF_THE_SUPERBOT),
        ("chasers", len(race.chasers) > 0, rule == DAY_OF_THE_SUPERBOT),
        ("west", race.west != NOBODY, rule == CAPTURE_THE_FLAG),
        ("carriers", len(race.carriers) > 0, rule == CAPTURE_THE_FLAG),
        ("evictions", race.evictions != 0, rule == CAPTURE_THE_FLAG),
        ("claims", race.claims != 0, rule == TOGGLE_BOGGLE),
        ("sat_out", race.sat_out != 0, rule == TOGGLE_BOGGLE),
        ("turned", len(race.turned) > 0, rule == FRENETIC_FACTORY),
        ("riding", len(race.riding) > 0, rule == MOVING_TARGETS),
        ("flags", moved, rule == MOVING_TARGETS or rule == CAPTURE_THE_FLAG),
        ("credited", race.credited != 0, rule != NO_SPECIAL),
    ):
        _demand(f"special.{key}", fits or not kept, "position-other-course")


def _refuse_special(race: Race) -> None:
    """
    Robots on the floor carry flags, two teams claim them, and others hunt the one SuperBot.

    Clauses: RR-C9, RR-C17, RR-C23, RR-C24, RR-C30.
    """
    for flag, carrier in enumerate(race.carriers):
        fits = carrier == NOBODY or race.is_on_floor(carrier)
        fits = fits and (carrier == NOBODY) == (race.flag_at[flag] != NOWHERE)
        _demand(f"special.carriers[{flag}]", fits, "position-carrier")
    for flag in range(len(race.floor.flags)):
        _demand("special.claims", (race.claims >> 2 * flag) & 3 <= _BOTH_TEAMS)
    _demand("special.claims", race.claims >> 2 * len(race.floor.flags) == 0)
    if race.special == DAY_OF_THE_SUPERBOT:
        found = race.superbot != NOBODY and race.fate[race.superbot] != OUT_OF_RACE
        _demand("special.superbot", found or not race.waiting())
        hunters = list(race.chasers)
        fits = race.superbot not in hunters and len(set(hunters)) == len(hunters)
        _demand("special.chasers", fits)


def _refuse_robots(race: Race) -> None:
    """
    Damage arrives only where it is asked about, and nobody has left after now.

    Clauses: RR-34, RR-39, RR-65.
    """
    step = race.agenda.step()
    end_of_turn = (race.turn - 1) * MOMENTS + REGISTERS
    for robot in range(race.robots):
        path = f"robots[{race.owner[robot]}]"
        if race.tokens[robot]:
            _demand(f"{path}.tokens", step in _DAMAGE_ARRIVES)
        fate = race.fate[robot]
        gone = fate == OUT_OF_RACE or fate == HAS_FINISHED
        latest = end_of_turn if gone else 0 if fate == RACING else race.robots
        _demand(f"{path}.since", race.since[robot] <= latest)


def _refuse_ended(race: Race) -> None:
    """
    Between registers nobody races with all flags, or alone against robots that are out.

    A robot that Recompile put out while programming counts until the end of register 1.

    Clauses: RR-46, RR-47, RR-68.
    """
    if race.register > 0 or not race.waiting():
        return
    flags = len(race.floor.flags)
    left = teams_left(race)
    for robot in range(race.robots):
        gone = race.fate[robot] == OUT_OF_RACE or race.fate[robot] == HAS_FINISHED
        if not gone and 0 < race.flags[robot] == flags:
            raise BadPosition("position-ended", path=f"robots[{race.owner[robot]}].flags")
        if gone and race.since[robot] == race.moment():
            left += 1
    if left <= 1 and (left == 0 or race.seats > 1):
        raise BadPosition("position-ended", path="robots")


def _demand(path: str, holds: bool, key: str = "position-misfit") -> None:
    if not holds:
        raise BadPosition(key, path=path)
