"""Whether what a position says fits together, so that play can go on from it."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import (
    ABORT_STEP,
    ACT_STEP,
    ANNOUNCE_STEP,
    ARM_REPAIR_STEP,
    ARM_STEP,
    CANCEL_STEP,
    CONDITIONAL_STEP,
    DEPLOY_AT_STEP,
    DEPLOY_FACE_STEP,
    HITS_STEP,
    HOME_STEP,
    KEEP_STEP,
    LOSE_OPTION_STEP,
    PROGRAM_STEP,
    REGISTER_STEP,
    RETURN_AT_STEP,
    RETURN_FACE_STEP,
    RETURN_POWER_STEP,
    STABILIZE_STEP,
    STAY_DOWN_STEP,
    STEPS,
    WEAPONS_STEP,
)
from botyard.games.roborally.floor import LARGEST
from botyard.games.roborally.option_numbers import (
    ABORT_SWITCH,
    CONDITIONAL_PROGRAM,
    GYROSCOPIC_STABILIZER,
)
from botyard.games.roborally.options.coming_up import gear_offered
from botyard.games.roborally.options.fire_control import may_control_fire
from botyard.games.roborally.options.hits import MAIN, kind_of, shooter_of
from botyard.games.roborally.options.radio_control import program_of
from botyard.games.roborally.options.superior_archive import damage_of_return
from botyard.games.roborally.pairs import EITHER, second_in, way_of
from botyard.games.roborally.play import Play
from botyard.games.roborally.questions import asks_more, choices
from botyard.games.roborally.rules.damage import FIRST_LOCKING
from botyard.games.roborally.rules.option_cards import can_cancel
from botyard.games.roborally.rules.power import may_announce
from botyard.games.roborally.rules.returning import (
    count_facings,
    distance_to,
    is_free,
    nearest_ring,
    next_to_return,
    spaces_in_ring,
)
from botyard.games.roborally.sequence import AFTER_REGISTERS, IN_A_REGISTER, WITH_OPTIONS
from botyard.games.roborally.special_numbers import CAPTURE_THE_FLAG, NO_SPECIAL
from botyard.games.roborally.specials.deploying import refuse_deploying
from botyard.games.roborally.state import (
    DOWN,
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

Lines = list[list[int | str]]

# Steps as an agenda shows them, the next one last.
_CLEAN_UP: Final = [STEPS.name(step) for step in reversed(list(AFTER_REGISTERS))]
_PLAIN: Final = [STEPS.name(step) for step in reversed(list(IN_A_REGISTER))]
_WITH_OPTIONS: Final = [STEPS.name(step) for step in reversed(list(WITH_OPTIONS))]
_LASTING: Final = {  # what can be in between, and how large its numbers can be
    "go-on": 16,
    "rotate": 4,
    "destruction": 1,
    "land": 1,
    "cancel": 1 << 16,
    "weapon-moves": 1,
    "signals": 1,
    "touch": 1,
    "repairs": 1,
    "hits": 1 << 16,
    "turn-boards": 1,
}


def refuse_misfit(race: Play) -> None:
    """Refuse what cannot be, as far as play could not go on from it."""
    for robot in range(race.robots):
        if not _robot_fits(race, robot):
            raise BadPosition("position-misfit", path=f"robots[{race.owner[robot]}]")
    if not _agenda_fits(race) or not _decision_fits(race):
        raise BadPosition("position-stuck", path="agenda")


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
    if fate == HAS_FINISHED and not (alive and _may_have_finished(race, robot)):
        return False
    if fate == SENT_OFF:
        if stands or not alive or race.special != CAPTURE_THE_FLAG or race.since[robot] == 0:
            return False
    elif not stands and (race.damage[robot] or race.power[robot] != UP or race.tokens[robot]):
        return False
    locking: i64 = FIRST_LOCKING - 1
    fewest: i64 = race.damage[robot] - locking if race.damage[robot] > locking else 0
    if not fewest <= count_of(race.locked[robot]) <= race.damage[robot]:
        return False
    return race.held[robot] + _face_down(race, robot) <= MOST_HELD


def _may_have_finished(race: Play, robot: i64) -> bool:
    """All flags, or a team's success."""
    return race.special != NO_SPECIAL or race.flags[robot] == len(race.floor.flags)


def _face_down(race: Play, robot: i64) -> i64:
    """How many cards that nobody has seen lie in registers."""
    count: i64 = 0
    for register in range(1, REGISTERS + 1):
        if race.card(robot, register) != NO_CARD and not race.is_face_up(robot, register):
            count += 1
    return count


# Steps


def _agenda_fits(race: Play) -> bool:
    """Whether the steps below the next one are those that come after it."""
    step = race.agenda.step()
    below = race.agenda.written(STEPS)[:-1]
    if step == NOTHING:
        return True
    if race.turn == 0:
        return _set_up_fits(race, step, below)
    if step == PROGRAM_STEP or step == ANNOUNCE_STEP:
        asking: Lines = [["announce"]] if step == PROGRAM_STEP else []
        return race.register == 0 and below == [*_still_to_come(0), *asking]
    if step == LOSE_OPTION_STEP and race.register == 0:
        return below == [*_still_to_come(0), ["announce"], ["program"]]
    if step in (STAY_DOWN_STEP, RETURN_AT_STEP, RETURN_FACE_STEP, RETURN_POWER_STEP):
        return race.register == 0 and below == [["end-of-turn"], ["drop-damage"], ["return"]]
    if step in (DEPLOY_AT_STEP, DEPLOY_FACE_STEP):
        return race.register == 0 and below == [["end-of-turn"], ["drop-damage"], ["return"]]
    if step == ARM_REPAIR_STEP:
        return race.register == 0 and _is_within(race, below, _CLEAN_UP)
    if race.register == 0 or step not in _IN_A_REGISTER:
        return False
    after = _still_to_come(race.register)
    within = below[len(after) :]
    if below[: len(after)] != after:
        return False
    return _is_within(race, within, _PLAIN) or _is_within(race, within, _WITH_OPTIONS)


_IN_A_REGISTER: Final = (
    ABORT_STEP,
    ACT_STEP,
    ARM_STEP,
    CANCEL_STEP,
    CONDITIONAL_STEP,
    HITS_STEP,
    LOSE_OPTION_STEP,
    STABILIZE_STEP,
    WEAPONS_STEP,
)


def _set_up_fits(race: Play, step: i64, below: Lines) -> bool:
    """Before the first turn options are chosen, or robots deployed one after the other."""
    names = [line[0] for line in below]
    if race.register != 0 or names[:1] != ["end-of-turn"]:
        return False
    if step == KEEP_STEP:
        return len(below) == 1 and len(race.offered) > 0
    if step == HOME_STEP:
        return len(below) == 1 and race.special == CAPTURE_THE_FLAG
    robots = [int(line[1]) if len(line) > 1 else 0 for line in below[1:]]
    waiting = [robot for robot in range(race.robots) if race.fate[robot] == SENT_OFF]
    if step not in (DEPLOY_AT_STEP, DEPLOY_FACE_STEP) or set(names[1:]) - {"deploy-at"}:
        return False
    return race.west != NOBODY and sorted([*robots, race.agenda.first()]) == waiting


def _still_to_come(register: int) -> Lines:
    """What is left of a turn after a register."""
    registers: Lines = [[STEPS.name(REGISTER_STEP), n] for n in range(REGISTERS, register, -1)]
    clean_up: Lines = [[name] for name in _CLEAN_UP]
    return clean_up + registers


def _is_within(race: Play, within: Lines, order: list[str]) -> bool:
    """Whether these steps are what is left of a register or clean-up, perhaps in between."""
    robots: int = race.robots
    steps = [line[0] for line in within if line[0] != "send-off"]
    count = 0
    while count < min(len(steps), len(order)) and steps[count] == order[count]:
        count += 1
    if count < 1 or any(step not in _LASTING for step in steps[count:]):
        return False
    for line in within:
        numbers = [int(number) for number in line[1:]] + [0, 0]
        if numbers[0] >= 1 << robots or numbers[1] >= _LASTING.get(str(line[0]), 1):
            return False
        if line[0] in ("go-on", "rotate", "hits") and numbers[0] >= robots:
            return False
        if line[0] == "turn-boards" and numbers[0] == 0:
            return False
    return True


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
        return race.ready != everybody and all(race.offered)
    if race.ready != everybody and race.turn > 0 and step != LOSE_OPTION_STEP:
        return False
    if step == LOSE_OPTION_STEP:
        return second == 0 and 0 < first <= everybody and _may_lose(race, first)
    if first >= race.robots:
        return False
    if step == ANNOUNCE_STEP:
        return second == 0 and may_announce(race, first)
    if step == STAY_DOWN_STEP:
        return second == 0 and race.power[first] == DOWN and race.fate[first] == RACING
    if step == CANCEL_STEP:
        return second < race.tokens[first] and can_cancel(race, first)
    if asks_more(step):
        return _question_fits(race, step, first, second)
    return _return_fits(race, step, first, second)


def _question_fits(race: Play, step: i64, robot: i64, second: i64) -> bool:
    """Whether an Option or a course has something to ask there."""
    if step == HOME_STEP:
        return race.west == NOBODY
    if step == DEPLOY_AT_STEP:
        return race.fate[robot] == SENT_OFF and race.west != NOBODY
    if step == DEPLOY_FACE_STEP:
        inside = second % LARGEST < race.floor.width and second // LARGEST < race.floor.height
        allowed = race.west != NOBODY and race.fate[robot] == SENT_OFF and inside
        return allowed and refuse_deploying(race, robot, second) == LEGAL
    if not race.is_on_floor(robot):
        return False
    if step == ACT_STEP:
        return _act_fits(race, robot, second)
    if step == HITS_STEP:
        if second >= len(race.hits) or shooter_of(race.hits[second]) != robot:
            return False
        return kind_of(race.hits[second]) == MAIN and may_control_fire(race, race.hits[second])
    if step == CONDITIONAL_STEP:
        free = not race.is_locked(robot, race.register)
        return race.stored != NO_CARD and free and race.has_option(robot, CONDITIONAL_PROGRAM)
    if step == ABORT_STEP:
        here = race.card(robot, race.register) != NO_CARD
        return here and race.has_option(robot, ABORT_SWITCH)
    if step == STABILIZE_STEP:
        return race.has_option(robot, GYROSCOPIC_STABILIZER)
    return len(choices(race, step, robot)) > 1


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
