"""How greedy uses Options, and what it answers where a course asks."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from botyard.bots.roborally.ground import BACK_2, DEAD, KINDS, MOVE_4, STAND, pair_kind
from botyard.bots.roborally.program import AS_GOOD, Planner, Program
from botyard.bots.roborally.situation import Situation
from botyard.bots.roborally.weapons import control_fire
from botyard.games.roborally.actions import (
    DECK_SIZE,
    KEEP,
    PASS,
    PROGRAM,
    REACH,
    READY,
    STORE,
    UNPROGRAM,
    UNSTORE,
    USE,
)
from botyard.games.roborally.components import (
    ABORT_SWITCH,
    BRAKES,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DECK,
    FOURTH_GEAR,
    GYROSCOPIC_STABILIZER,
    MOVE_1,
    MOVE_2,
    OPTIONS,
    REVERSE_GEAR,
    U_TURN,
)
from botyard.games.roborally.options.storing import ON_CONDITION, ON_FLYWHEEL

# The best first.
_GOOD_TO_HAVE: Final = (
    "superior-archive",
    "extra-memory",
    "fourth-gear",
    "ablative-coat",
    "mechanical-arm",
    "double-barreled-laser",
    "rear-firing-laser",
    "brakes",
    "flywheel",
)
_SOUND: Final = 3  # damage up to which a new hand may cost some
_AS_ANOTHER: Final = {BRAKES: STAND, FOURTH_GEAR: MOVE_4, REVERSE_GEAR: BACK_2}


def keep_an_option(legal: list[int]) -> int:
    """The one that is best to have, as far as there is an opinion."""
    names = {OPTIONS.name(action - KEEP): action for action in legal}
    return next((names[name] for name in _GOOD_TO_HAVE if name in names), legal[0])


def stay_as_it_is(legal: list[int]) -> int:
    """Nothing is used; where something must be chosen, the first."""
    return PASS if PASS in legal else legal[0]


def deploy_in_the_middle(legal: list[int]) -> int:
    """Neither in a corner nor at the edge."""
    return legal[len(legal) // 2]


SIMPLE: Final[dict[str, Callable[[list[int]], int]]] = {
    "hits": control_fire,
    "keep": keep_an_option,
    "home": stay_as_it_is,
    "deploy-at": deploy_in_the_middle,
    "deploy-face": stay_as_it_is,
}


def pair_up_or_end(situation: Situation, legal: list[int]) -> int:
    """When all registers are filled: a second card that leads further, else what can be kept."""
    planner = Planner(situation)
    best, chosen = planner.worth() - AS_GOOD, READY
    for action in legal:
        if action >= UNPROGRAM:
            continue
        register, card = divmod(action - PROGRAM, DECK_SIZE)
        there = situation.registers[register]
        if there is not None:
            changed = planner.worth(1, {register + 1: _pair(situation, there, DECK.kinds[card])})
            if changed < best:
                best, chosen = changed, action
    return keep_a_card(legal) if chosen == READY else chosen


def _pair(situation: Situation, one: int, other: int) -> int:
    """
    The kind of two cards, whichever lies there already.

    Clauses: RR-O6, RR-O8.
    """
    move, rotation = max(one, other), min(one, other)
    sideways = situation.steps_aside and move == MOVE_1 and rotation != U_TURN
    return pair_kind(move, rotation, sideways=sideways)


def keep_a_card(legal: list[int]) -> int:
    """On Flywheel a long move is kept for later; on Conditional Program whatever is left."""
    on_flywheel, on_condition = STORE + ON_FLYWHEEL * DECK_SIZE, STORE + ON_CONDITION * DECK_SIZE
    moves = [
        action
        for action in legal
        if on_flywheel <= action < UNSTORE and DECK.kinds[action - on_flywheel] >= MOVE_2
    ]
    rest = [action for action in legal if on_condition <= action < on_condition + DECK_SIZE]
    return max(moves or rest, default=READY)


def wants_new_cards(planner: Planner, situation: Situation, program: Program) -> bool:
    """Whether even the best program leads no closer, and a damage can be afforded."""
    if situation.damage > _SOUND or any(card is not None for card in situation.registers):
        return False
    place = planner.here()
    standing = planner.outlook.going_on(place.pose, place.damage, place.flags)
    return planner.best_value() >= standing and len(program) > 0


def change_of_gear(situation: Situation, register: int, legal: list[int]) -> int:
    """Whatever leads further by the end of the turn; a pair is carried out as it was planned."""
    if PASS not in legal:
        return USE + CRAB_LEGS
    planner, kind = Planner(situation), situation.registers[register - 1]
    option = next(action for action in legal if action != PASS) - USE
    if kind is None or (kind >= KINDS and option != BRAKES):
        return PASS
    changed = planner.worth(register, {register: _AS_ANOTHER[option]})
    return USE + option if changed < planner.worth(register) - AS_GOOD else PASS


def steady_or_not(situation: Situation) -> int:
    """On if the program leads further without turns by gears and belts."""
    steady = Planner(replace(situation, steady=True)).worth()
    better = steady < Planner(situation).worth() - AS_GOOD
    return USE + GYROSCOPIC_STABILIZER if better else PASS


def replace_card(situation: Situation, register: int) -> int:
    """The card on Conditional Program, if it leads further in this register."""
    planner = Planner(situation)
    if situation.stored is None:
        return PASS
    changed = planner.worth(register, {register: situation.stored})
    better = changed < planner.worth(register) - AS_GOOD
    return USE + CONDITIONAL_PROGRAM if better else PASS


def abort_if_doomed(situation: Situation, register: int) -> int:
    """Whatever the deck brings is better than a program that leads to destruction."""
    doomed = Planner(situation).run(register).pose == DEAD
    return USE + ABORT_SWITCH if doomed else PASS


def reach_out(situation: Situation, legal: list[int], *, repairing: bool) -> int:
    """For the next flag; and for repairs, wherever they are."""
    if repairing:
        return next(action for action in legal if action != PASS) if situation.damage else PASS
    step = situation.floor.step
    goal = situation.goals[situation.flags]
    for action in legal:
        around = action - REACH
        if action != PASS:
            space = situation.space + step[around >> 1]
            space += step[((around >> 1) + 1) & 3] if around & 1 else 0
            if space == goal:
                return action
    return PASS
