"""Whether what a position says fits together, so that play can go on from it."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import (
    ANNOUNCE_STEP,
    CANCEL_STEP,
    LOSE_OPTION_STEP,
    PROGRAM_STEP,
    REGISTER_STEP,
    RETURN_AT_STEP,
    RETURN_FACE_STEP,
    RETURN_POWER_STEP,
    STAY_DOWN_STEP,
    STEPS,
)
from botyard.games.roborally.floor import LARGEST
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.damage import FIRST_LOCKING
from botyard.games.roborally.rules.power import may_announce
from botyard.games.roborally.rules.returning import (
    RETURN_DAMAGE,
    count_facings,
    distance_to,
    is_free,
    nearest_ring,
    next_to_return,
    spaces_in_ring,
)
from botyard.games.roborally.sequence import AFTER_REGISTERS, IN_A_REGISTER
from botyard.games.roborally.state import (
    DOWN,
    HAS_FINISHED,
    MOST_HELD,
    NO_CARD,
    NOWHERE,
    OUT_OF_RACE,
    RACING,
    RETURNING,
    UP,
    count_of,
)
from botyard.kernel.agenda import NOTHING
from botyard.kernel.errors import BadPosition

Lines = list[list[int | str]]

# Steps as an agenda shows them, the next one last.
_CLEAN_UP: Final[Lines] = [[STEPS.name(step)] for step in reversed(list(AFTER_REGISTERS))]
_REGISTER: Final[Lines] = [[STEPS.name(step)] for step in reversed(list(IN_A_REGISTER))]
_RETURNS: Final[Lines] = [["end-of-turn"], ["drop-damage"], ["return"]]
_AFTER_HITS: Final[Lines] = [["end-of-register"], ["touch"], ["destruction"], ["land"]]


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
    if fate == HAS_FINISHED and not (alive and race.flags[robot] == len(race.floor.flags)):
        return False
    if not stands and (race.damage[robot] or race.power[robot] != UP or race.tokens[robot]):
        return False
    locking: i64 = FIRST_LOCKING - 1
    locks: i64 = race.damage[robot] - locking if race.damage[robot] > locking else 0
    if count_of(race.locked[robot]) != locks:
        return False
    return race.held[robot] + _face_down(race, robot) <= MOST_HELD


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
    if step == PROGRAM_STEP or step == ANNOUNCE_STEP:
        asking: Lines = [["announce"]] if step == PROGRAM_STEP else []
        return race.register == 0 and below == [*_still_to_come(0), *asking]
    if step in (STAY_DOWN_STEP, RETURN_AT_STEP, RETURN_FACE_STEP, RETURN_POWER_STEP):
        return race.register == 0 and below == _RETURNS
    if race.register == 0:
        return False
    after = _still_to_come(race.register)
    if step == CANCEL_STEP:
        return below == after + _AFTER_HITS
    within = below[len(after) :]
    return step == LOSE_OPTION_STEP and below[: len(after)] == after and _is_within(race, within)


def _still_to_come(register: int) -> Lines:
    """What is left of a turn after a register."""
    registers: Lines = [[STEPS.name(REGISTER_STEP), n] for n in range(REGISTERS, register, -1)]
    return _CLEAN_UP + registers


def _is_within(race: Play, within: Lines) -> bool:
    """Whether these steps are what is left of a register, perhaps in the middle of a move."""
    robots: int = race.robots
    steps = [line[0] for line in within]
    if steps and steps[-1] == "go-on":
        numbers = [int(number) for number in within[-1][1:]]
        if len(numbers) != 2 or numbers[0] >= robots or not 4 <= numbers[1] < 12:
            return False
        if steps[-2:-1] != ["move"]:
            return False
        steps, within = steps[:-1], within[:-1]
    for line in within:
        most = 1 << robots if line[0] == "move" else 1
        if len(line) > 2 or (len(line) == 2 and int(line[1]) >= most):
            return False
    order = [line[0] for line in _REGISTER[:-1]]
    return len(steps) >= 2 and steps == order[: len(steps)]


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
    if race.ready != everybody:
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
        return second < race.tokens[first] and race.held_options[first] != 0
    return _return_fits(race, step, first, second)


def _may_program(race: Play) -> bool:
    for robot in range(race.robots):
        if not race.is_ready(robot) and not race.is_active(robot):
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
        return second == 0 and back and race.damage[robot] == RETURN_DAMAGE
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
