"""Whether the steps of an agenda are those that can lie below the question on top. RR-15, RR-45."""

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
from botyard.games.roborally.sequence import AFTER_REGISTERS, IN_A_REGISTER, WITH_OPTIONS
from botyard.games.roborally.special_numbers import CAPTURE_THE_FLAG, FRENETIC_FACTORY
from botyard.games.roborally.state import NOBODY, SENT_OFF, Race
from botyard.kernel.agenda import NOTHING

Lines = list[list[int | str]]  # the next step last

_CLEAN_UP: Final[Lines] = [[STEPS.name(step)] for step in reversed(list(AFTER_REGISTERS))]
_PLAIN: Final[Lines] = [[STEPS.name(step)] for step in reversed(list(IN_A_REGISTER))]
_WITH_OPTIONS: Final[Lines] = [[STEPS.name(step)] for step in reversed(list(WITH_OPTIONS))]
_RETURNS: Final[Lines] = [["end-of-turn"], ["drop-damage"], ["return"]]
_LANDING: Final[Lines] = [["destruction"], ["land"]]
_WEAPONS: Final[Lines] = [["signals"], ["weapon-moves"]]
_IN_ORDER: Final = (STABILIZE_STEP, CONDITIONAL_STEP, ABORT_STEP, WEAPONS_STEP)
_RETURNING: Final = (
    STAY_DOWN_STEP,
    RETURN_AT_STEP,
    RETURN_FACE_STEP,
    RETURN_POWER_STEP,
    DEPLOY_AT_STEP,
    DEPLOY_FACE_STEP,
)
_QUARTERS: Final = 4
_MOST_LEFT: Final = 3  # steps of a move that can still be to come: of four


def agenda_fits(race: Race) -> bool:
    """
    Whether the steps below the question are exactly those that come after it.

    Clauses: RR-15, RR-45, RR-57.
    """
    step = race.agenda.step()
    below = race.agenda.written(STEPS)[:-1]
    if step == NOTHING:
        return True
    if race.turn == 0:
        return race.register == 0 and _set_up_fits(race, step, below)
    if race.register == 0:
        return _between_registers(race, step, below)
    after = _still_to_come(race.register)
    if below[: len(after)] != after:
        return False
    within = below[len(after) :]
    if race.in_play == 0 and _register_fits(race, step, within, _register(race, _PLAIN)):
        return True
    return _register_fits(race, step, within, _register(race, _WITH_OPTIONS))


def _set_up_fits(race: Race, step: i64, below: Lines) -> bool:
    """
    Before the first turn options are chosen, or robots deployed one after the other.

    Clauses: RR-C2, RR-C16.
    """
    if below[:1] != [["end-of-turn"]]:
        return False
    if step == KEEP_STEP:
        return len(below) == 1 and len(race.on_offer) > 0
    if race.special != CAPTURE_THE_FLAG:
        return False
    if step == HOME_STEP:
        return len(below) == 1
    if step not in (DEPLOY_AT_STEP, DEPLOY_FACE_STEP) or race.west == NOBODY:
        return False
    later = [_number(line, 1) for line in below[1:]]
    if below[1:] != [_line("deploy-at", robot) for robot in later]:
        return False
    waiting = [int(race.agenda.first()), *reversed(later)]
    return waiting in (_to_deploy(race, 0), _to_deploy(race, 1))


def _to_deploy(race: Race, chooser: int) -> list[int]:
    """
    Who is still to be deployed, if this team chose its home: its robots, then the others.

    Clauses: RR-C16.
    """
    robots = [robot for robot in range(race.robots) if race.team[robot] == chooser]
    robots += [robot for robot in range(race.robots) if race.team[robot] != chooser]
    return [robot for robot in robots if race.fate[robot] == SENT_OFF]


def _between_registers(race: Race, step: i64, below: Lines) -> bool:
    """
    Programs and announcements come before the first register, the clean-up after the last.

    Clauses: RR-10, RR-45, RR-O15, RR-O22.
    """
    if step == PROGRAM_STEP:
        return below == [*_still_to_come(0), ["announce"]]
    if step == LOSE_OPTION_STEP:  # by Recompile
        return below == [*_still_to_come(0), ["announce"], ["program"]]
    if step == ANNOUNCE_STEP:
        return below == _still_to_come(0)
    if step == ARM_REPAIR_STEP:
        return below == [*_CLEAN_UP[:-1], _line("repairs", race.agenda.first() + 1)]
    return step in _RETURNING and below == _RETURNS


def _still_to_come(register: int) -> Lines:
    """What is left of a turn after a register."""
    registers: Lines = [[STEPS.name(REGISTER_STEP), n] for n in range(REGISTERS, register, -1)]
    return _CLEAN_UP + registers


# In a register


def _register(race: Race, order: Lines) -> Lines:
    """
    The steps of a register; who is sent off leaves before the touch step.

    Clauses: RR-C28.
    """
    if race.special != CAPTURE_THE_FLAG:
        return order
    place = order.index(["touch"]) + 1
    return [*order[:place], ["send-off"], *order[place:]]


def _register_fits(race: Race, step: i64, within: Lines, order: Lines) -> bool:
    """
    Whether these steps of a register are left when that is asked in it.

    Clauses: RR-57, RR-O27.
    """
    if step in _IN_ORDER:
        here: list[int | str] = [STEPS.name(step)]
        return here in order and within == order[: order.index(here)]
    if step == ARM_STEP:
        return within == [*_after("touch", order), _line("touch", race.agenda.first() + 1)]
    if step == ACT_STEP:
        moving = _is_moving(race, within, order)
        return 0 < moving == len(within) and _moves(_line("act", race.agenda.first()), within[-1])
    hits: Lines = _WEAPONS if len(race.hits) > 0 else []
    lasers = [*_after("lasers", order), *hits]
    if step == HITS_STEP:
        return len(hits) > 0 and within == [*lasers, *_LANDING, ["cancel"]]
    if step == CANCEL_STEP:
        return within == [*lasers, *_LANDING] or _is_rammed(race, within, order)
    return step == LOSE_OPTION_STEP and _is_destroyed(race, within, order, lasers)


def _after(name: str, order: Lines) -> Lines:
    """The steps of a register that come after one."""
    return order[: order.index([name])]


def _is_rammed(race: Race, within: Lines, order: Lines) -> bool:
    """
    Damage in the middle of a move; another robot may have fallen in the same step.

    Clauses: RR-O20, RR-38, RR-63.
    """
    if len(race.hits) > 0 or within[-2:] != _LANDING:
        return False
    moving = within[:-2]
    if moving and moving[-1][0] == "lose-option":
        if not 0 < _number(moving[-1], 1) < 1 << race.robots or _number(moving[-1], 2):
            return False
        moving = moving[:-1]
    return _is_in_a_move(race, moving, order)


def _is_destroyed(race: Race, within: Lines, order: Lines, lasers: Lines) -> bool:
    """
    Robots fall in moves and by belts and pushers, weapons and turning boards; or are shot.

    Clauses: RR-18, RR-27, RR-37, RR-C27.
    """
    if len(race.hits) > 0:
        return within in (lasers, lasers[:-1])
    for falling in ("express-belts", "belts", "pushers", "lasers"):
        if within == _after(falling, order):
            return True
    if race.special == FRENETIC_FACTORY and _is_turning(race, within, order):
        return True
    return _is_in_a_move(race, within, order)


def _is_turning(race: Race, within: Lines, order: Lines) -> bool:
    """
    A board has turned; others may still have coins to flip.

    Clauses: RR-C12, RR-C27.
    """
    touched = _after("touch", order)
    more = _number(within[-1], 1) if len(within) > len(touched) else 0
    flipping: Lines = [["turn-boards", more]] if 0 < more < 1 << race.robots else []
    return within == [*touched, *flipping]


def _is_in_a_move(race: Race, within: Lines, order: Lines) -> bool:
    """
    Robots are moving; one of them may have to rotate, and to go on before that.

    Clauses: RR-16, RR-21, RR-O8.
    """
    moving = _is_moving(race, within, order)
    if moving == 0:
        return False
    rest = within[moving:]
    if rest and rest[0][0] == "rotate" and _moves(rest[0], within[moving - 1]):
        if not 0 < _number(rest[0], 2) < _QUARTERS:
            return False
        rest = rest[1:]
    if rest and rest[0][0] == "go-on" and _moves(rest[0], within[moving - 1]):
        if not 1 <= _number(rest[0], 2) // _QUARTERS <= _MOST_LEFT:
            return False
        rest = rest[1:]
    return not rest


def _is_moving(race: Race, within: Lines, order: Lines) -> int:
    """How many lines there are up to the step in which robots move; 0 if it is not under way."""
    after = _after("move", order)
    moving = within[len(after) : len(after) + 1]
    if within[: len(after)] != after or not moving:
        return 0
    moved = _number(moving[0], 1)
    under_way = 0 < moved < 1 << race.robots and moving[0] == _line("move", moved)
    return len(after) + 1 if under_way else 0


def _moves(line: list[int | str], moving: list[int | str]) -> bool:
    """Whether a step of a move belongs to a robot whose turn has come."""
    return _number(moving, 1) >> _number(line, 1) & 1 != 0


def _line(name: str, number: int) -> list[int | str]:
    """A step with one number, as an agenda shows it."""
    return [name, number] if number else [name]


def _number(line: list[int | str], place: int) -> int:
    """A number of a step; 0 if it is left out."""
    return int(line[place]) if len(line) > place else 0
