"""How greedy uses Options, and what it answers where a course asks."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

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
    ABLATIVE_COAT,
    ABORT_SWITCH,
    BRAKES,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DECK,
    DOUBLE_BARRELED_LASER,
    EXTRA_MEMORY,
    FLYWHEEL,
    FOURTH_GEAR,
    GYROSCOPIC_STABILIZER,
    MECHANICAL_ARM,
    MOVE_1,
    MOVE_2,
    REAR_FIRING_LASER,
    SUPERIOR_ARCHIVE,
    U_TURN,
)
from botyard.games.roborally.options.storing import ON_CONDITION, ON_FLYWHEEL
from botyard.games.roborally.study.ground import BACK_2, DEAD, KINDS, MOVE_4, STAND, pair_kind
from botyard.games.roborally.study.planning import (
    AS_GOOD,
    Planner,
    archive_of,
    damage_of,
    flags_of,
    length_of,
    pose_of,
)
from botyard.games.roborally.study.situation import NO_KIND, Situation

# The best first.
_GOOD_TO_HAVE: Final = [
    SUPERIOR_ARCHIVE,
    EXTRA_MEMORY,
    FOURTH_GEAR,
    ABLATIVE_COAT,
    MECHANICAL_ARM,
    DOUBLE_BARRELED_LASER,
    REAR_FIRING_LASER,
    BRAKES,
    FLYWHEEL,
]
_SOUND: Final = 3  # damage up to which a new hand may cost some


def keep_an_option(legal: list[int]) -> int:
    """The one that is best to have, as far as there is an opinion."""
    for option in _GOOD_TO_HAVE:
        if KEEP + option in legal:
            return KEEP + option
    return legal[0]


def stay_as_it_is(legal: list[int]) -> int:
    """Nothing is used; where something must be chosen, the first."""
    return PASS if PASS in legal else legal[0]


def deploy_in_the_middle(legal: list[int]) -> int:
    """Neither in a corner nor at the edge."""
    return legal[len(legal) // 2]


def pair_up_or_end(situation: Situation, legal: list[int]) -> int:
    """When all registers are filled: a second card that leads further, else what can be kept."""
    planner = Planner(situation)
    best, chosen = planner.worth() - AS_GOOD, READY
    for action in legal:
        if action >= UNPROGRAM:
            continue
        register, card = (action - PROGRAM) // DECK_SIZE, (action - PROGRAM) % DECK_SIZE
        there = situation.registers[register]
        if there != NO_KIND:
            both = _pair(situation, there, DECK.kinds[card])
            changed = planner.worth(1, register + 1, both)
            if changed < best:
                best, chosen = changed, action
    return keep_a_card(legal) if chosen == READY else chosen


def _pair(situation: Situation, one: i64, other: i64) -> i64:
    """
    The kind of two cards, whichever lies there already.

    Clauses: RR-O6, RR-O8.
    """
    move, rotation = max(one, other), min(one, other)
    sideways = situation.steps_aside and move == MOVE_1 and rotation != U_TURN
    return pair_kind(move, rotation, sideways)


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


def wants_new_cards(planner: Planner, situation: Situation, program: i64) -> bool:
    """Whether even the best program leads no closer, and a damage can be afforded."""
    if situation.damage > _SOUND:
        return False
    for there in situation.registers:
        if there != NO_KIND:
            return False
    here = planner.here()
    standing = planner.outlook.going_on(pose_of(here), damage_of(here), flags_of(here))
    return planner.best_value() >= standing and length_of(program) > 0


def change_of_gear(situation: Situation, register: i64, legal: list[int]) -> int:
    """Whatever leads further by the end of the turn; a pair is carried out as it was planned."""
    if PASS not in legal:
        return USE + CRAB_LEGS
    planner = Planner(situation)
    kind = situation.registers[register - 1]
    option = legal[0] if legal[0] != PASS else legal[1]
    option -= USE
    if kind == NO_KIND or (kind >= KINDS and option != BRAKES):
        return PASS
    as_another = STAND if option == BRAKES else MOVE_4 if option == FOURTH_GEAR else BACK_2
    changed = planner.worth(register, register, as_another)
    return USE + option if changed < planner.worth(register) - AS_GOOD else PASS


def steady_or_not(situation: Situation) -> int:
    """On if the program leads further without turns by gears and belts."""
    steady = Planner(replace(situation, steady=True)).worth()
    better = steady < Planner(situation).worth() - AS_GOOD
    return USE + GYROSCOPIC_STABILIZER if better else PASS


def replace_card(situation: Situation, register: i64) -> int:
    """The card on Conditional Program, if it leads further in this register."""
    planner = Planner(situation)
    if situation.stored == NO_KIND:
        return PASS
    changed = planner.worth(register, register, situation.stored)
    better = changed < planner.worth(register) - AS_GOOD
    return USE + CONDITIONAL_PROGRAM if better else PASS


def abort_if_doomed(situation: Situation, register: i64) -> int:
    """Whatever the deck brings is better than a program that leads to destruction."""
    doomed = pose_of(Planner(situation).run(register)) == DEAD
    return USE + ABORT_SWITCH if doomed else PASS


def reach_out(situation: Situation, legal: list[int], repairing: bool) -> int:
    """For the next flag; and for repairs, wherever they are."""
    if repairing:
        if situation.damage == 0:
            return PASS
        return legal[0] if legal[0] != PASS else legal[1]
    step = situation.floor.step
    goal = situation.goals[situation.flags]
    for action in legal:
        if action != PASS:
            around = action - REACH
            space = situation.space + step[around >> 1]
            space += step[((around >> 1) + 1) & 3] if around & 1 else 0
            if space == goal:
                return action
    return PASS


def power_down_or_not(situation: Situation, announcing: bool) -> bool:
    """
    Whether a turn without cards costs less than the damage; announced before the program runs.

    Clauses: RR-10, RR-13, RR-41.
    """
    planner = Planner(situation)
    place = planner.run() if announcing else planner.here()
    if planner.is_over(place):
        return False
    pose, flags = pose_of(place), flags_of(place)
    going_on = planner.outlook.going_on(pose, damage_of(place), flags)
    resting = planner.outlook.resting(pose, archive_of(place), flags)
    return resting < going_on
