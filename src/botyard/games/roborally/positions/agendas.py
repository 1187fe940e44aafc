"""Whether the steps of an agenda are those that can lie below the question on top. RR-15, RR-45."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.boards.courses import CAPTURE_THE_FLAG, FRENETIC_FACTORY
from botyard.games.roborally.decisions import ORDER
from botyard.games.roborally.options.laser_step import let_hit
from botyard.games.roborally.rules.damage import let_land
from botyard.games.roborally.sequence import (
    ASKED_IN,
    FALLING,
    IN_A_REGISTER,
    WITH_OPTIONS,
    lay_out_register,
    lay_out_turn,
)
from botyard.games.roborally.specials.deploying import order_of_deploying
from botyard.games.roborally.state import NOBODY, SENT_OFF, Race
from botyard.kernel.agenda import NOTHING, Agenda
from botyard.kernel.vectors import vec

_QUARTERS: Final = 4
_CANNOT_BE: Final = 255  # no step has this number
_MOST_LEFT: Final = 3  # steps of a move that can still be to come: of four


def agenda_fits(race: Race) -> bool:
    """
    Whether the steps below the question are exactly those that come after it.

    Clauses: RR-15, RR-45, RR-57.
    """
    step = race.agenda.step()
    if step == NOTHING:
        return True
    if not ORDER[step].choices:
        return False
    below = race.agenda.clone()
    below.pop()
    if race.turn == 0:
        return race.register == 0 and _set_up_fits(race, step, below)
    if race.in_play == 0 and _turn_fits(race, step, below, IN_A_REGISTER):
        return True
    return _turn_fits(race, step, below, WITH_OPTIONS)


def _set_up_fits(race: Race, step: i64, below: Agenda) -> bool:
    """
    Before the first turn options are chosen, or robots deployed one after the other.

    Clauses: RR-C2, RR-C16.
    """
    laid = Agenda()
    laid.push(on.END_OF_TURN_STEP)
    if step == on.KEEP_STEP:
        return _same(below, laid) and len(race.on_offer) > 0
    if race.special != CAPTURE_THE_FLAG:
        return False
    if step == on.HOME_STEP:
        return _same(below, laid)
    if step not in (on.DEPLOY_AT_STEP, on.DEPLOY_FACE_STEP) or race.west == NOBODY:
        return False
    below.push(on.DEPLOY_AT_STEP, race.agenda.first())
    return any(_same(below, _deploying(race, chooser)) for chooser in range(2))


def _deploying(race: Race, chooser: int) -> Agenda:
    """What is to come if this team chose its home: its robots, then the others."""
    laid = Agenda()
    laid.push(on.END_OF_TURN_STEP)
    for robot in reversed(list(order_of_deploying(race, chooser))):
        if race.fate[robot] == SENT_OFF:
            laid.push(on.DEPLOY_AT_STEP, robot)
    return laid


def _turn_fits(race: Race, step: i64, below: Agenda, steps: vec[i64]) -> bool:
    """
    Whether this is left of a turn whose registers have these steps.

    Clauses: RR-10, RR-45, RR-57, RR-O15, RR-O22, RR-O27.
    """
    if step == on.LOSE_OPTION_STEP:
        return _is_destroyed(race, below, steps)
    if step == on.ACT_STEP:
        robot = race.agenda.first()
        return below.step() == on.MOVE_STEP and _is_in_a_move(race, below, steps, robot)
    if step == on.CANCEL_STEP and _is_rammed(race, below, steps):
        return True
    place: i64 = ASKED_IN.get(step, step)
    laid = _to_come(race, place, steps)
    if place == on.TOUCH_STEP or place == on.REPAIRS_STEP:
        laid.push(place, race.agenda.first() + 1)
    elif place == on.RETURN_STEP:
        laid.push(place)
    elif place == on.LASERS_STEP:
        if step == on.HITS_STEP and len(race.hits) == 0:
            return False
        _lay_out_lasers(race, laid, step)
    return _same(below, laid)


def _to_come(race: Race, place: i64, steps: vec[i64]) -> Agenda:
    """What is left of the turn, or of the register, after one of its steps; or what cannot be."""
    laid = Agenda()
    lay_out_turn(laid)
    later: i64 = 0
    if race.register > 0:
        while laid.step() != on.REGISTER_STEP or laid.first() != race.register:
            laid.pop()
        laid.pop()
        later = len(laid.entries)
        lay_out_register(race, laid, steps)
    while len(laid.entries) > later and laid.step() != place:
        laid.pop()
    if len(laid.entries) == later:
        laid.push(_CANNOT_BE)
    else:
        laid.pop()
    return laid


def _lay_out_lasers(race: Race, laid: Agenda, step: i64) -> None:
    """What comes after one of the steps that follow when lasers have hit."""
    if len(race.hits) > 0:
        let_hit(laid)
    else:
        let_land(laid)
    while laid.step() != step:
        laid.pop()
    laid.pop()


def _is_rammed(race: Race, below: Agenda, steps: vec[i64]) -> bool:
    """
    Damage in the middle of a move; another robot may have fallen in the same step.

    Clauses: RR-O20, RR-38, RR-63.
    """
    landing = Agenda()
    let_land(landing)
    landing.pop()
    height = len(below.entries) - len(landing.entries)
    if len(race.hits) > 0 or height < 0 or list(below.entries)[height:] != list(landing.entries):
        return False
    moving = Agenda()
    moving.entries = below.entries[:height]
    if moving.step() == on.LOSE_OPTION_STEP and _names_robots(race, moving):
        moving.pop()
    return _is_in_a_move(race, moving, steps)


def _is_destroyed(race: Race, below: Agenda, steps: vec[i64]) -> bool:
    """
    By Recompile, in moves, by belts and pushers, weapons and turning boards; or robots are shot.

    Clauses: RR-18, RR-27, RR-37, RR-C27, RR-O22.
    """
    if race.register == 0:
        laid = _to_come(race, on.PROGRAM_STEP, steps)
        laid.push(on.PROGRAM_STEP)
        return _same(below, laid)
    if len(race.hits) > 0:
        laid = _to_come(race, on.LASERS_STEP, steps)
        _lay_out_lasers(race, laid, on.DESTRUCTION_STEP)
        if _same(below, laid):
            return True
        laid.pop()
        return _same(below, laid)
    if any(_same(below, _to_come(race, falling, steps)) for falling in FALLING):
        return True
    return _is_turning(race, below, steps) or _is_in_a_move(race, below, steps)


def _is_turning(race: Race, below: Agenda, steps: vec[i64]) -> bool:
    """
    A board has turned; others may still have coins to flip.

    Clauses: RR-C12, RR-C27.
    """
    flipping = below.clone()
    if flipping.step() == on.TURN_BOARDS_STEP and _names_robots(race, flipping):
        flipping.pop()
    fits = _same(flipping, _to_come(race, on.TOUCH_STEP, steps))
    return fits and race.special == FRENETIC_FACTORY


def _is_in_a_move(race: Race, below: Agenda, steps: vec[i64], robot: i64 = NOBODY) -> bool:
    """
    Robots are moving; one of them may have to rotate, and to go on before that.

    Clauses: RR-16, RR-21, RR-O8.
    """
    left = below.clone()
    movers = [robot] if robot != NOBODY else []
    if left.step() == on.GO_ON_STEP and 1 <= left.second() // _QUARTERS <= _MOST_LEFT:
        movers.append(left.first())
        left.pop()
    if left.step() == on.ROTATE_STEP and 0 < left.second() < _QUARTERS:
        movers.append(left.first())
        left.pop()
    if left.step() != on.MOVE_STEP or not _names_robots(race, left):
        return False
    moved = left.first()
    left.pop()
    if any(mover >= race.robots or not (moved >> mover) & 1 for mover in movers):
        return False
    return _same(left, _to_come(race, on.MOVE_STEP, steps))


def _names_robots(race: Race, agenda: Agenda) -> bool:
    """Whether the next step has a mask of robots."""
    return 0 < agenda.first() < 1 << race.robots and agenda.second() == 0


def _same(one: Agenda, other: Agenda) -> bool:
    return list(one.entries) == list(other.entries)
