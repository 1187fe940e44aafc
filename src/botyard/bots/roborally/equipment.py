"""How greedy uses Options, and what it answers where a course asks."""

from collections.abc import Callable
from typing import Final

from botyard.bots.roborally.ground import BACK_2, MOVE_4, STAND
from botyard.bots.roborally.program import Planner, Program
from botyard.bots.roborally.situation import Situation
from botyard.games.roborally.actions import (
    DECK_SIZE,
    KEEP,
    PASS,
    REACH,
    READY,
    STORE,
    STRIP,
    UNSTORE,
    USE,
)
from botyard.games.roborally.cards import DECK, MOVE_2, OPTIONS
from botyard.games.roborally.option_numbers import BRAKES, FOURTH_GEAR, REVERSE_GEAR
from botyard.games.roborally.options.storing import ON_FLYWHEEL

# The best first. Weapons that beat a plain shot, and Options that are good to have.
_BETTER_THAN_A_SHOT: Final = ("high-power-laser", "radio-control", "mini-howitzer", "scrambler")
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


def choose_weapon(legal: list[int]) -> int:
    """What does more than the main laser."""
    for name in _BETTER_THAN_A_SHOT:
        if USE + OPTIONS.number(name) in legal:
            return USE + OPTIONS.number(name)
    return PASS


def control_fire(legal: list[int]) -> int:
    """An Option less for the target; else the hit as it is."""
    return next((action for action in legal if action >= STRIP), PASS)


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
    "weapons": choose_weapon,
    "hits": control_fire,
    "keep": keep_an_option,
    "stabilize": stay_as_it_is,
    "conditional": stay_as_it_is,
    "abort": stay_as_it_is,
    "home": stay_as_it_is,
    "deploy-at": deploy_in_the_middle,
    "deploy-face": stay_as_it_is,
}


def keep_a_card(legal: list[int]) -> int:
    """On Flywheel a long move is kept for later; nothing else is stored."""
    first = STORE + ON_FLYWHEEL * DECK_SIZE
    moves = [
        action
        for action in legal
        if first <= action < UNSTORE and DECK.kinds[action - first] >= MOVE_2
    ]
    return max(moves, default=READY)


def wants_new_cards(planner: Planner, situation: Situation, program: Program) -> bool:
    """Whether even the best program leads no closer, and a damage can be afforded."""
    if situation.damage > _SOUND or any(card is not None for card in situation.registers):
        return False
    place = planner.here()
    standing = planner.outlook.going_on(place.pose, place.damage, place.flags)
    return planner.best_value() >= standing and len(program) > 0


def change_of_gear(situation: Situation, register: int, legal: list[int]) -> int:
    """Whatever leads further by the end of the turn."""
    if PASS not in legal:
        return legal[0]
    planner = Planner(situation)
    as_it_is = planner.value(planner.run(register), register)
    for action in legal:
        if action != PASS:
            changed = planner.run(register, _AS_ANOTHER[action - USE])
            if planner.value(changed, register) < as_it_is:
                return action
    return PASS


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
