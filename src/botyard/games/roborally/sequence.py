"""
The order of play, on one screen.

    turn      deal → program → announce power down → register 1 … 5 → clean-up
    register  reveal → robots move, highest priority first → express belts → all belts
              → pushers → gears → lasers (→ cancel → land → destruction) → touch and archive
              → who has finished, is the race over
    clean-up  repairs → clear registers → stay powered down? → destroyed robots return
              → who is powered down next turn drops its damage → the limit of turns

    A robot that is destroyed loses an option card of its owner's choice, whatever is going on.

    While Options are at work, a register has more steps:

    register  (1 only: stabilizer) → conditional program → reveal → abort switch → robots move
              … → gears → weapons → lasers (→ hits → cancel → land → destruction → movements by
              weapons → radio control and scrambler) → touch, with the arm → …
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import CAPTURE_THE_FLAG, MOVING_TARGETS, TOGGLE_BOGGLE
from botyard.games.roborally.decisions import ORDER
from botyard.games.roborally.options.coming_up import rotate
from botyard.games.roborally.options.laser_step import (
    goes_hit_by_hit,
    move_by_weapons,
    send_signals,
    work_out_hits,
)
from botyard.games.roborally.rules.board_elements import run_belts, run_gears, run_pushers
from botyard.games.roborally.rules.cleanup import clear_registers, repair_robots
from botyard.games.roborally.rules.damage import land_tokens
from botyard.games.roborally.rules.dealing import deal_hands
from botyard.games.roborally.rules.destruction import destroy_damaged
from botyard.games.roborally.rules.ending import end_race, end_register, is_limit_reached
from botyard.games.roborally.rules.lasers import fire_lasers
from botyard.games.roborally.rules.moves import go_on
from botyard.games.roborally.rules.power import break_circuit, drop_damage
from botyard.games.roborally.rules.returning import return_next
from botyard.games.roborally.rules.robots_move import move_robots, reveal_cards
from botyard.games.roborally.rules.touch import touch_and_archive
from botyard.games.roborally.specials.capture_the_flag import send_off
from botyard.games.roborally.specials.frenetic_factory import turn_boards
from botyard.games.roborally.specials.moving_targets import bring_flags_back, carry_flags
from botyard.games.roborally.specials.superbot import follow_superbot
from botyard.games.roborally.specials.toggle_boggle import note_who_sits_out
from botyard.games.roborally.state import NO_CARD, NOBODY, Race
from botyard.kernel.agenda import NOTHING, Agenda
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import vec

BEFORE_REGISTERS: Final = vec[i64]([on.DEAL_STEP, on.PROGRAM_STEP, on.ANNOUNCE_STEP])
IN_A_REGISTER: Final = vec[i64](
    [
        on.REVEAL_STEP,
        on.MOVE_STEP,
        on.EXPRESS_BELTS_STEP,
        on.BELTS_STEP,
        on.PUSHERS_STEP,
        on.GEARS_STEP,
        on.LASERS_STEP,
        on.TOUCH_STEP,
        on.END_OF_REGISTER_STEP,
    ]
)
WITH_OPTIONS: Final = vec[i64](
    [
        on.STABILIZE_STEP,
        on.CONDITIONAL_STEP,
        on.REVEAL_STEP,
        on.ABORT_STEP,
        on.MOVE_STEP,
        on.EXPRESS_BELTS_STEP,
        on.BELTS_STEP,
        on.PUSHERS_STEP,
        on.GEARS_STEP,
        on.WEAPONS_STEP,
        on.LASERS_STEP,
        on.TOUCH_STEP,
        on.END_OF_REGISTER_STEP,
    ]
)
AFTER_REGISTERS: Final = vec[i64](
    [
        on.REPAIRS_STEP,
        on.CLEAR_STEP,
        on.STAY_DOWN_STEP,
        on.RETURN_STEP,
        on.DROP_DAMAGE_STEP,
        on.END_OF_TURN_STEP,
    ]
)
# What is asked while another step is being carried out.
ASKED_IN: Final = {
    on.ACT_STEP: on.MOVE_STEP,
    on.HITS_STEP: on.LASERS_STEP,
    on.CANCEL_STEP: on.LASERS_STEP,
    on.ARM_STEP: on.TOUCH_STEP,
    on.ARM_REPAIR_STEP: on.REPAIRS_STEP,
    on.RETURN_AT_STEP: on.RETURN_STEP,
    on.RETURN_FACE_STEP: on.RETURN_STEP,
    on.RETURN_POWER_STEP: on.RETURN_STEP,
    on.DEPLOY_AT_STEP: on.RETURN_STEP,
    on.DEPLOY_FACE_STEP: on.RETURN_STEP,
}
# Where robots fall, besides moves.
FALLING: Final = (on.EXPRESS_BELTS_STEP, on.BELTS_STEP, on.PUSHERS_STEP, on.LASERS_STEP)
# A mask of what happens without anybody's decision, and once.
PLAIN_STEPS: Final = (
    1 << on.REVEAL_STEP
    | 1 << on.EXPRESS_BELTS_STEP
    | 1 << on.BELTS_STEP
    | 1 << on.PUSHERS_STEP
    | 1 << on.GEARS_STEP
    | 1 << on.LASERS_STEP
    | 1 << on.LAND_STEP
    | 1 << on.DESTRUCTION_STEP
    | 1 << on.TOUCH_STEP
    | 1 << on.END_OF_REGISTER_STEP
    | 1 << on.REGISTER_STEP
    | 1 << on.DEAL_STEP
    | 1 << on.REPAIRS_STEP
    | 1 << on.CLEAR_STEP
    | 1 << on.DROP_DAMAGE_STEP
    | 1 << on.END_OF_TURN_STEP
)


# The same, for Options and the special rules of courses.
RARE_STEPS: Final = (
    1 << on.ROTATE_STEP
    | 1 << on.WEAPON_MOVES_STEP
    | 1 << on.SIGNALS_STEP
    | 1 << on.SEND_OFF_STEP
    | 1 << on.TURN_BOARDS_STEP
)


def advance(race: Race, dealer: Dealer) -> None:
    """Carry out step after step, until a seat must decide or the race is over."""
    while _run_step(race, dealer):
        continue


def advance_to(race: Race, last: i64, dealer: Dealer) -> None:
    """The same, but only up to this step."""
    while race.agenda.step() != last and _run_step(race, dealer):
        continue


def _run_step(race: Race, dealer: Dealer) -> bool:
    """
    Carry out the next step; false if a seat must decide first, or the race is over.

    Clauses: RR-15, RR-22, RR-45, RR-54, RR-56, RR-C23.
    """
    if race.superbot != NOBODY:
        follow_superbot(race, dealer)
    step = race.agenda.step()
    if step == NOTHING:
        return False
    if (PLAIN_STEPS >> step) & 1:
        first = race.agenda.first()
        race.agenda.pop()
        _run_plain_step(race, step, first, dealer)
    elif step == on.MOVE_STEP:
        move_robots(race, dealer)
    elif step == on.GO_ON_STEP:
        go_on(race, dealer)
    elif step == on.RETURN_STEP:
        return_next(race, dealer)
    elif (RARE_STEPS >> step) & 1:
        _run_rare_step(race, step, dealer)
    else:
        return ORDER[step].run(race, dealer)
    return True


def _run_rare_step(race: Race, step: i64, dealer: Dealer) -> None:
    """
    A moment for Options, or of a course's special rule.

    Clauses: RR-57, RR-O27.
    """
    first, second = race.agenda.first(), race.agenda.second()
    race.agenda.pop()
    if step == on.ROTATE_STEP:
        rotate(race, first, second, dealer)
    elif step == on.WEAPON_MOVES_STEP:
        move_by_weapons(race, dealer)
    elif step == on.SIGNALS_STEP:
        send_signals(race, dealer)
    elif step == on.SEND_OFF_STEP:
        send_off(race, dealer)
    else:
        turn_boards(race, first, dealer)


def _run_plain_step(race: Race, step: i64, first: i64, dealer: Dealer) -> None:
    """What happens without anybody's decision, and once."""
    if step == on.REVEAL_STEP:
        reveal_cards(race, dealer)
    elif step == on.EXPRESS_BELTS_STEP:
        run_belts(race, True, dealer)
        if race.special == MOVING_TARGETS:
            carry_flags(race, True, dealer)
    elif step == on.BELTS_STEP:
        run_belts(race, False, dealer)
        if race.special == MOVING_TARGETS:
            carry_flags(race, False, dealer)
    elif step == on.PUSHERS_STEP:
        run_pushers(race, dealer)
    elif step == on.GEARS_STEP:
        run_gears(race, dealer)
    elif step == on.LASERS_STEP:
        if goes_hit_by_hit(race):
            work_out_hits(race, dealer)
        else:
            fire_lasers(race, dealer)
    elif step == on.LAND_STEP:
        land_tokens(race, dealer)
    elif step == on.DESTRUCTION_STEP:
        destroy_damaged(race, dealer)
    elif step == on.TOUCH_STEP:
        touch_and_archive(race, first, dealer)
    elif step == on.END_OF_REGISTER_STEP:
        if end_register(race, dealer):
            end_race(race, dealer)
    elif step == on.REGISTER_STEP:
        _begin_register(race, first, dealer)
    elif step == on.DEAL_STEP:
        deal_hands(race, dealer)
    elif step == on.REPAIRS_STEP:
        race.register = 0
        repair_robots(race, first, dealer)
    elif step == on.CLEAR_STEP:
        clear_registers(race)
        if race.in_play:
            break_circuit(race, dealer)
    elif step == on.DROP_DAMAGE_STEP:
        drop_damage(race, dealer)
    elif step == on.END_OF_TURN_STEP:
        if is_limit_reached(race, dealer):
            end_race(race, dealer)
        else:
            begin_turn(race, dealer)


def begin_turn(race: Race, dealer: Dealer) -> None:
    """
    The next turn begins.

    Clauses: RR-15, RR-45.
    """
    race.turn += 1
    race.register = 0
    forget_turn(race)
    dealer.tell(on.TURN, race.turn)
    lay_out_turn(race.agenda)


def lay_out_turn(agenda: Agenda) -> None:
    """
    The steps of a turn, the last one first.

    Clauses: RR-15, RR-45.
    """
    _lay_out(agenda, AFTER_REGISTERS)
    register: i64 = REGISTERS
    while register > 0:
        agenda.push(on.REGISTER_STEP, register)
        register -= 1
    _lay_out(agenda, BEFORE_REGISTERS)


def lay_out_register(race: Race, agenda: Agenda, steps: vec[i64]) -> None:
    """
    The steps of a register, the last one first; who is sent off leaves before the touch step.

    Clauses: RR-15, RR-C28.
    """
    sending = race.special == CAPTURE_THE_FLAG
    place = len(steps)
    while place > 0:
        place -= 1
        agenda.push(steps[place])
        if sending and steps[place] == on.TOUCH_STEP:
            agenda.push(on.SEND_OFF_STEP)


def _lay_out(agenda: Agenda, steps: vec[i64]) -> None:
    place = len(steps)
    while place > 0:
        place -= 1
        agenda.push(steps[place])


def forget_turn(race: Race) -> None:
    """
    What Options have begun ends with the turn; who was destroyed before sits out this one.

    Clauses: RR-O2, RR-O13, RR-O19, RR-O22, RR-C33.
    """
    race.aborting = NOBODY
    race.stabilized = NOBODY
    race.recompiler = NOBODY
    race.open_register = 0
    race.taken = NO_CARD
    race.cast_off = vec[i64]()
    race.controlled = 0
    race.controller = NOBODY
    if race.special == TOGGLE_BOGGLE:
        note_who_sits_out(race)


def _begin_register(race: Race, register: i64, dealer: Dealer) -> None:
    """
    With Options at work a register has more steps.

    Clauses: RR-15, RR-22, RR-56, RR-57, RR-O32.
    """
    race.register = register
    race.shielded = 0
    dealer.tell(on.REGISTER, register)
    steps = WITH_OPTIONS if race.are_options_at_work() else IN_A_REGISTER
    lay_out_register(race, race.agenda, steps)
    if race.special == MOVING_TARGETS:
        bring_flags_back(race, dealer)
