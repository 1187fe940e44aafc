"""What a clock that has run out decides: nothing is used, and a choice is random. RR-54."""

from librt.vecs import append, vec
from mypy_extensions import i64

from botyard.games.roborally.actions import (
    AT,
    DISCARD,
    FACE,
    HOME,
    KEEP,
    PASS,
    POWER_ON,
    TAKE_DAMAGE,
    USE,
)
from botyard.games.roborally.declared import (
    ACT_STEP,
    CANCEL_STEP,
    COIN,
    DEPLOY_AT_STEP,
    DEPLOY_FACE_STEP,
    HOME_STEP,
    KEEP_STEP,
    KEPT,
    LOSE,
    LOSE_OPTION_STEP,
    PLACE,
    RETURN_AT_STEP,
    RETURN_FACE_STEP,
    TURN_TO,
)
from botyard.games.roborally.option_numbers import CRAB_LEGS, DUAL_PROCESSOR
from botyard.games.roborally.pairs import EITHER
from botyard.games.roborally.questions import asks_more
from botyard.games.roborally.rules.option_cards import cards_of
from botyard.games.roborally.rules.returning import may_face, spaces_in_ring
from botyard.games.roborally.specials.deploying import may_face_there, spaces_to_deploy
from botyard.games.roborally.specials.tricksy import robot_to_keep
from botyard.games.roborally.state import Race
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer


def default_answer(race: Race, seat: i64, robot: i64, dealer: Dealer) -> i64:
    """
    The answer when the time for a decision is up.

    Clauses: RR-54.
    """
    step, second = race.agenda.step(), race.agenda.second()
    if step == CANCEL_STEP:
        return TAKE_DAMAGE
    if step == LOSE_OPTION_STEP:
        held = cards_of(race.held_options[robot])
        return DISCARD + dealer.draw(LOSE + seat, ItemBag(held))
    if step == KEEP_STEP:
        offered = cards_of(race.on_offer[robot_to_keep(race, seat)])
        return KEEP + dealer.draw(KEPT + seat, ItemBag(offered))
    if step == RETURN_AT_STEP:
        return _any_space(race, spaces_in_ring(race, robot, second), seat, dealer)
    if step == DEPLOY_AT_STEP:
        return _any_space(race, spaces_to_deploy(race, robot), seat, dealer)
    if step == RETURN_FACE_STEP or step == DEPLOY_FACE_STEP:
        ways = _facings(race, robot, race.floor.index(second), step == RETURN_FACE_STEP)
        return FACE + dealer.draw(TURN_TO + seat, ItemBag(ways))
    if step == HOME_STEP:
        return HOME + dealer.pick(COIN, 2)
    if step == ACT_STEP and second == EITHER:
        either = vec[i64]([CRAB_LEGS, DUAL_PROCESSOR])
        return USE + dealer.draw(LOSE + seat, ItemBag(either))
    return PASS if asks_more(step) else POWER_ON


def _any_space(race: Race, spaces: vec[i64], seat: i64, dealer: Dealer) -> i64:
    squares = vec[i64]([race.floor.square(space) for space in spaces])
    return AT + dealer.draw(PLACE + seat, ItemBag(squares))


def _facings(race: Race, robot: i64, space: i64, returning: bool) -> vec[i64]:
    ways = vec[i64]()
    way: i64
    for way in range(4):
        if returning:
            allowed = may_face(race, robot, space, way)
        else:
            allowed = may_face_there(race, robot, space, way)
        if allowed:
            ways = append(ways, way)
    return ways
