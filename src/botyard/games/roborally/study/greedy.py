"""
How the greedy bot decides: the program that leads furthest, as if all others stood still.

Search lets everybody play like this, so it reads a race and not what is known of it; but it looks
at nothing in it that the seat does not know.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import (
    AT,
    DECK_SIZE,
    DISCARD,
    FACE,
    PASS,
    POWER_DOWN,
    POWER_ON,
    PROGRAM,
    READY,
    TAKE_DAMAGE,
    UNPROGRAM,
    USE,
)
from botyard.games.roborally.components import (
    DECK,
    DOUBLE_BARRELED_LASER,
    EXTRA_MEMORY,
    FLYWHEEL,
    POWER_DOWN_SHIELD,
    RAMMING_GEAR,
    REAR_FIRING_LASER,
    RECOMPILE,
    SUPERIOR_ARCHIVE,
)
from botyard.games.roborally.state import Race
from botyard.games.roborally.study.equipment import (
    abort_if_doomed,
    change_of_gear,
    deploy_in_the_middle,
    keep_an_option,
    pair_up_or_end,
    power_down_or_not,
    reach_out,
    replace_card,
    stay_as_it_is,
    steady_or_not,
    wants_new_cards,
)
from botyard.games.roborally.study.planning import Planner, kind_in, length_of
from botyard.games.roborally.study.situation import Situation, robot_of, situation_of
from botyard.games.roborally.study.weapons import choose_weapon, control_fire
from botyard.kernel.dealer import Generator

# Option cards that work without a decision: the others are given away first.
_BY_THEMSELVES: Final = (
    1 << DOUBLE_BARRELED_LASER
    | 1 << EXTRA_MEMORY
    | 1 << POWER_DOWN_SHIELD
    | 1 << RAMMING_GEAR
    | 1 << REAR_FIRING_LASER
    | 1 << SUPERIOR_ARCHIVE
)
_HARMLESS: Final = 3  # damage up to which those are worth more than a token


def answer(race: Race, seat: i64, legal: list[int], generator: Generator) -> int:
    """One of several legal actions; chance decides between programs that are as good."""
    step = race.agenda.step()
    if step == on.HITS_STEP:
        return control_fire(legal)
    if step == on.KEEP_STEP:
        return keep_an_option(legal)
    if step == on.HOME_STEP or step == on.DEPLOY_FACE_STEP:
        return stay_as_it_is(legal)
    if step == on.DEPLOY_AT_STEP:
        return deploy_in_the_middle(legal)
    situation = situation_of(race, robot_of(race, seat))
    if step == on.PROGRAM_STEP and legal[0] != TAKE_DAMAGE:
        return _program(situation, legal, generator)
    if POWER_DOWN in legal:
        down = power_down_or_not(situation, step == on.ANNOUNCE_STEP)
        return POWER_DOWN if down else POWER_ON
    if step == on.ACT_STEP or PASS in legal:
        return _use_option(situation, step, race.register, legal)
    if legal[0] >= FACE:
        space = situation.floor.index(race.agenda.second())
        return _facing(situation, space, legal)
    if legal[0] >= AT:
        return _space(situation, legal)
    return _discard(situation, legal)


def _program(situation: Situation, legal: list[int], generator: Generator) -> int:
    """The next card of a best program; of cards of a kind the one that moves first."""
    if legal[0] >= READY:
        return pair_up_or_end(situation, legal)
    if USE + FLYWHEEL in legal:
        return USE + FLYWHEEL
    register = (legal[0] - PROGRAM) // DECK_SIZE
    cards = [
        action
        for action in legal
        if action < UNPROGRAM and (action - PROGRAM) // DECK_SIZE == register
    ]
    planner = Planner(situation)
    programs = planner.best_programs()
    program = programs[generator.below(len(programs))]
    if USE + RECOMPILE in legal and wants_new_cards(planner, situation, program):
        return USE + RECOMPILE
    return card_for(cards, register, program)


def card_for(cards: list[int], register: i64, program: i64) -> int:
    """The card for a register, counted from 0; after the robot's turn the most harmless one."""
    over = register >= length_of(program)
    wanted: i64 = 0 if over else kind_in(program, register + 1)
    best = cards[0]
    for action in cards:
        kind = DECK.kinds[(action - PROGRAM) % DECK_SIZE]
        if over and kind < DECK.kinds[(best - PROGRAM) % DECK_SIZE]:
            best = action
        elif not over and kind == wanted:
            best = action
    return best


def _use_option(situation: Situation, step: i64, register: i64, legal: list[int]) -> int:
    """
    What Options offer in a register or after it.

    Clauses: RR-57.
    """
    if step == on.ACT_STEP:
        return change_of_gear(situation, register, legal)
    if step == on.WEAPONS_STEP:
        return choose_weapon(situation, legal)
    if step == on.STABILIZE_STEP:
        return steady_or_not(situation)
    if step == on.CONDITIONAL_STEP:
        return replace_card(situation, register)
    if step == on.ABORT_STEP:
        return abort_if_doomed(situation, register)
    return reach_out(situation, legal, step == on.ARM_REPAIR_STEP)


def _facing(situation: Situation, space: i64, legal: list[int]) -> int:
    """The way on."""
    outlook = Planner(situation).outlook
    best, least = legal[0], outlook.registers(space * 4 + legal[0] - FACE, situation.flags)
    for action in legal[1:]:
        registers = outlook.registers(space * 4 + action - FACE, situation.flags)
        if registers < least:
            best, least = action, registers
    return best


def _space(situation: Situation, legal: list[int]) -> int:
    """The nearest to the next flag."""
    outlook, floor = Planner(situation).outlook, situation.floor
    best, least = legal[0], outlook.best_facing(floor.index(legal[0] - AT), situation.flags)
    for action in legal[1:]:
        registers = outlook.best_facing(floor.index(action - AT), situation.flags)
        if registers < least:
            best, least = action, registers
    return best


def _discard(situation: Situation, legal: list[int]) -> int:
    """
    An option card that needs decisions, for a token or with a life; others rather late.

    Clauses: RR-34, RR-38.
    """
    cards = [action for action in legal if action != TAKE_DAMAGE]
    idle = [action for action in cards if not (_BY_THEMSELVES >> action - DISCARD) & 1]
    if not idle and TAKE_DAMAGE in legal and situation.damage < _HARMLESS:
        return TAKE_DAMAGE
    return (idle or cards)[0]
