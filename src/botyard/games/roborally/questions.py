"""What Options and courses ask of a robot's owner: choices, refusals and answers by step."""

from mypy_extensions import i64

from botyard.games.roborally.actions import AIM, AT, FACE, HOME, PASS, REACH, STORE, USE
from botyard.games.roborally.declared import (
    ABORT_STEP,
    ACT_STEP,
    ARM_REPAIR_STEP,
    ARM_STEP,
    CONDITIONAL_STEP,
    DEPLOY_AT_STEP,
    DEPLOY_FACE_STEP,
    ENEMY_IN_SIGHT,
    HITS_STEP,
    HOME_STEP,
    KEEP_STEP,
    NOT_THIS_MOMENT,
    NOT_YOUR_OPTION,
    STABILIZE_STEP,
    WEAPONS_STEP,
)
from botyard.games.roborally.option_numbers import (
    ABORT_SWITCH,
    CONDITIONAL_PROGRAM,
    GYROSCOPIC_STABILIZER,
)
from botyard.games.roborally.options.abort_switch import abort
from botyard.games.roborally.options.coming_up import answer_act, choices_of_act, refuse_act
from botyard.games.roborally.options.conditional_program import use_condition
from botyard.games.roborally.options.fire_control import (
    answer_fire_control,
    choices_of_fire_control,
    refuse_fire_control,
)
from botyard.games.roborally.options.gyroscopic_stabilizer import stabilize
from botyard.games.roborally.options.mechanical_arm import reaches, refuse_reaching
from botyard.games.roborally.options.weapons import (
    choices_of_weapons,
    choose_weapon,
    refuse_weapon,
)
from botyard.games.roborally.rules.cleanup import repair_with_arm
from botyard.games.roborally.rules.touch import touch_with_arm
from botyard.games.roborally.specials.deploying import (
    choose_home,
    deploy_at,
    deploy_facing,
    may_face_there,
    refuse_deploying,
    spaces_to_deploy,
)
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def asks_more(step: i64) -> bool:
    """Whether this is a question of Options or of a course that one seat answers alone."""
    return step >= STABILIZE_STEP and step != KEEP_STEP


def choices(race: Race, step: i64, robot: i64) -> list[int]:
    """
    What the owner of the robot can answer.

    Clauses: RR-54, RR-57.
    """
    if step == ACT_STEP:
        return choices_of_act(race)
    if step == WEAPONS_STEP:
        return choices_of_weapons(race, robot)
    if step == HITS_STEP:
        return choices_of_fire_control(race)
    if step == ARM_STEP or step == ARM_REPAIR_STEP:
        return [PASS, *reaches(race, robot)]
    if step == HOME_STEP:
        return [HOME, HOME + 1]
    if step == DEPLOY_AT_STEP:
        return [AT + race.floor.square(space) for space in spaces_to_deploy(race, robot)]
    if step == DEPLOY_FACE_STEP:
        return [FACE + direction for direction in range(4)]
    return [PASS, USE + _option_of(step)]


def _option_of(step: i64) -> i64:
    """The one Option that a step is about."""
    if step == STABILIZE_STEP:
        return GYROSCOPIC_STABILIZER
    return CONDITIONAL_PROGRAM if step == CONDITIONAL_STEP else ABORT_SWITCH


def is_answer(step: i64, action: i64) -> bool:
    """Whether this kind of action answers what is asked."""
    if action >= HOME:
        return step == HOME_STEP
    if action >= STORE:
        return False
    if action >= REACH:
        return step == ARM_STEP or step == ARM_REPAIR_STEP
    if action >= AIM:
        return step == HITS_STEP
    if action == PASS:
        return step < HOME_STEP
    if action >= USE:
        return step <= WEAPONS_STEP
    if action >= FACE:
        return step == DEPLOY_FACE_STEP
    return action >= AT and step == DEPLOY_AT_STEP


def refuse(race: Race, step: i64, robot: i64, action: i64) -> int:
    """
    Which clause, if any, forbids this answer, which is of the kind that the step asks for.

    Clauses: RR-57, RR-O29, RR-O30.
    """
    if USE <= action < PASS and not race.has_option(robot, action - USE) and step != ACT_STEP:
        return NOT_YOUR_OPTION
    if step == ACT_STEP:
        return refuse_act(race, action)
    if step == WEAPONS_STEP:
        return LEGAL if action == PASS else refuse_weapon(race, robot, action - USE)
    if step == HITS_STEP:
        return LEGAL if action == PASS else refuse_fire_control(race, action)
    if step == ARM_STEP or step == ARM_REPAIR_STEP:
        return refuse_reaching(race, robot, action)
    if step == DEPLOY_AT_STEP:
        return refuse_deploying(race, robot, action - AT)
    if step == DEPLOY_FACE_STEP:
        space = race.floor.index(race.agenda.second())
        allowed = may_face_there(race, robot, space, action - FACE)
        return LEGAL if allowed else ENEMY_IN_SIGHT
    if step == HOME_STEP or action == PASS or action == USE + _option_of(step):
        return LEGAL
    return NOT_THIS_MOMENT


def answer(race: Race, step: i64, robot: i64, action: i64, dealer: Dealer) -> None:
    """
    The owner has decided.

    Clauses: RR-57.
    """
    if step == STABILIZE_STEP:
        stabilize(race, robot, action, dealer)
    elif step == CONDITIONAL_STEP:
        use_condition(race, robot, action, dealer)
    elif step == ABORT_STEP:
        abort(race, robot, action, dealer)
    elif step == ACT_STEP:
        answer_act(race, action, dealer)
    elif step == WEAPONS_STEP:
        choose_weapon(race, action, dealer)
    elif step == HITS_STEP:
        answer_fire_control(race, action, dealer)
    elif step == ARM_STEP:
        touch_with_arm(race, robot, action, dealer)
    elif step == ARM_REPAIR_STEP:
        repair_with_arm(race, robot, action, dealer)
    elif step == HOME_STEP:
        choose_home(race, robot, action, dealer)
    elif step == DEPLOY_AT_STEP:
        deploy_at(race, robot, action - AT)
    else:
        deploy_facing(race, robot, action - FACE, dealer)
