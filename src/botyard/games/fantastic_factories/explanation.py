"""The numbers and names that fill in a reason: what is needed, and what there is."""

from typing import Final

from botyard.games.fantastic_factories.actions import (
    BUILD,
    CLEAR,
    COPY,
    DIE,
    DISCARD,
    GAIN,
    GAINS,
    GIVE,
    HIRE,
    PASS,
    PLACE,
    REROLL,
    RETURN,
    SPECIALIST,
    SPLIT,
    SPLITS,
    TAKE,
    USE,
    VALUE,
)
from botyard.games.fantastic_factories.cards import (
    BLUEPRINTS,
    CONTRACTORS,
    ENERGY,
    FACES,
    FLOORS,
    KINDS,
    METAL,
    RESOURCES,
    ROWS,
    SLOTS,
    TOOLS,
)
from botyard.games.fantastic_factories.declared import (
    BUILD_NEEDS_ENERGY,
    BUILD_NEEDS_METAL,
    BUILD_STEP,
    BUILT_ALREADY,
    CANNOT_PAY_CLEARING,
    COPY_NEEDS_ENERGY,
    DIE_STEP,
    FEE_TOO_HIGH,
    FLOOR_FULL,
    HIRE_STEP,
    NEEDS_CARDS,
    NEEDS_DICE,
    NEEDS_ENERGY,
    NEEDS_METAL,
    NO_SAME_TOOL,
    NO_TOOL_FOR_HIRE,
    REPLICATOR_NEEDS_ENERGY,
    STEPS,
)
from botyard.games.fantastic_factories.formulas import A_CARD, A_VALUE, BY_X, NO_DIE, THREE
from botyard.games.fantastic_factories.rules.activating import replicator_energy
from botyard.games.fantastic_factories.rules.building import metal_cost
from botyard.games.fantastic_factories.rules.formula import has_dice
from botyard.games.fantastic_factories.state import ON_FLOOR, PICKS, STOCKS, UNPLACED, Works
from botyard.kernel.agenda import NOTHING
from botyard.kernel.game import Json

_ENERGIES: Final = (NEEDS_ENERGY, COPY_NEEDS_ENERGY, REPLICATOR_NEEDS_ENERGY)


def explain(works: Works, seat: int, action: int) -> Json:
    """Parameters of the reason why an action is refused."""
    params: Json = {"round": int(works.round)}
    step = works.step(seat)
    if step != NOTHING:
        params["step"] = STEPS.name(step)
    else:
        asked = [other for other in range(works.seats) if works.step(other) != NOTHING]
        params["active"] = [other + 1 for other in asked]
    params.update(_begun(works, seat, step))
    params.update(_named(action))
    reason = works.refusal(seat, action)
    params.update(_counted(works, seat, action, reason))
    return params


def _begun(works: Works, seat: int, step: int) -> Json:
    """The tool that a discarded card must show, or the card that is being used."""
    if step == BUILD_STEP:
        return {"tool": TOOLS.name(works.kit.tool[works.picked[seat * PICKS]])}
    if step == HIRE_STEP:
        return {"tool": TOOLS.name(works.tokens[works.argument(seat)])}
    if step >= DIE_STEP:
        return {"blueprint": BLUEPRINTS.name(works.argument(seat))}
    return {}


def _named(action: int) -> Json:
    """What the action itself names."""
    if action < HIRE:
        return {"blueprint": BLUEPRINTS.name(action - TAKE)}
    if action < CLEAR:
        contractor, tool = divmod(action - HIRE, SLOTS)
        return {"contractor": CONTRACTORS.name(contractor), "tool": TOOLS.name(tool)}
    if action < PASS:
        row, resource = divmod(action - CLEAR, 2)
        return {"row": ROWS.name(row), "resource": RESOURCES.name(resource)}
    if GIVE <= action < GIVE + SLOTS + 1:
        return {"seat": action - GIVE + 1}
    if PLACE <= action < BUILD:
        floor, place = divmod(action - PLACE, FACES)
        return {"floor": FLOORS.name(floor), "die": place + 1}
    if GAIN <= action < SPLIT:
        return {"gain": GAINS.name(action - GAIN)}
    if SPLIT <= action < RETURN:
        return {"split": SPLITS.name(action - SPLIT)}
    if RETURN <= action < RETURN + len(RESOURCES):
        return {"resource": RESOURCES.name(action - RETURN)}
    for first, length in ((DIE, FACES), (VALUE, FACES), (SPECIALIST, FACES)):
        if first <= action < first + length:
            return {"die": action - first + 1}
    for first in (BUILD, USE, COPY, DISCARD):
        if first <= action < first + KINDS:
            return {"blueprint": BLUEPRINTS.name(action - first)}
    return {}


def _counted(works: Works, seat: int, action: int, reason: int) -> Json:
    """What is needed, and what there is."""
    metal = int(works.stock[seat * STOCKS + METAL])
    energy = int(works.stock[seat * STOCKS + ENERGY])
    if reason == FEE_TOO_HIGH:
        return {"need": int(works.kit.fee[(action - HIRE) // SLOTS]), "have": energy}
    if reason == NO_TOOL_FOR_HIRE or reason == CANNOT_PAY_CLEARING:
        return {"need": 1, "have": 0}
    if reason == FLOOR_FULL:
        floor = (action - PLACE) // FACES
        there = int(works.dice_count(seat, ON_FLOOR + floor))
        return {"need": int(works.kit.spaces), "have": there}
    if reason == BUILT_ALREADY:
        return {"have": int(works.built[seat * KINDS + action - BUILD])}
    if reason == NO_SAME_TOOL:
        tool = int(works.kit.tool[action - BUILD])
        have = int(works.tools_in_hand(seat, tool))
        return {"tool": TOOLS.name(tool), "need": 2, "have": have}
    if reason == BUILD_NEEDS_METAL:
        return {"need": int(metal_cost(works, seat, action - BUILD)), "have": metal}
    if reason == BUILD_NEEDS_ENERGY:
        return {"need": int(works.kit.energy[action - BUILD]), "have": energy}
    if reason in _ENERGIES or reason in (NEEDS_METAL, NEEDS_CARDS, NEEDS_DICE):
        return _formula(works, seat, action, reason)
    return {}


def _formula(works: Works, seat: int, action: int, reason: int) -> Json:
    """What the formula of a card needs, at the cheapest X that its dice allow."""
    more = int(replicator_energy(works))
    if action < COPY:
        card = action - USE
        more = more if works.kit.choice[card] == A_CARD else 0
    elif action < DIE:
        card = action - COPY
    else:
        card = int(works.argument(seat))
        more = more if works.second_argument(seat) else 0
    x = _x(works, seat, card, action)
    if works.kit.choice[card] == A_CARD:
        return {"need": more, "have": int(works.stock[seat * STOCKS + ENERGY])}
    if reason == NEEDS_METAL:
        need = int(works.kit.pay_metal[card * BY_X + x])
        return {"need": need, "have": int(works.stock[seat * STOCKS + METAL])}
    if reason in _ENERGIES:
        need = int(works.kit.pay_energy[card * BY_X + x]) + more
        return {"need": need, "have": int(works.stock[seat * STOCKS + ENERGY])}
    if reason == NEEDS_CARDS:
        return {"need": int(works.kit.pay_cards[card]), "have": int(works.hand_size(seat))}
    need = int(works.kit.dice_count[card])
    return {"need": need, "have": int(works.dice_count(seat, UNPLACED))}


def _x(works: Works, seat: int, card: int, action: int) -> int:
    """The X that the action names, else the lowest one that can be had."""
    if DIE <= action < REROLL:
        return action - DIE + 1
    if VALUE <= action < GAIN:
        return action - VALUE + 1
    if works.kit.dice[card] == NO_DIE:
        return 1 if works.kit.choice[card] == A_VALUE else 0
    if works.kit.dice[card] == THREE:
        return 0
    fitting = [value for value in range(1, FACES + 1) if has_dice(works, seat, card, value)]
    return min(fitting, default=0)
