"""The numbers and names that fill in a reason."""

from typing import Final

from botyard.games.bot_factory.actions import (
    BOARDS,
    BODY_COUNT,
    COLOUR_COUNT,
    MOVE,
    PARTS,
    PLACE,
    RESERVE,
    SPACES,
    SPOT_COUNT,
    VOCABULARY,
)
from botyard.games.bot_factory.declared import DISCOUNT_STEP, MOVE_STEP, STEPS
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.position import MEEPLE_NAMES, tokens_on
from botyard.games.bot_factory.reasons import (
    ALL_PLACED_ON_A1,
    ALL_PLACED_ON_A2,
    ALL_PLACED_ON_A3,
    ALL_TAKEN_ON_J1,
    ALL_TAKEN_ON_J2,
    CANNOT_PAY_CONTRACT,
    CANNOT_PAY_ICON,
    CANNOT_PAY_RAISE,
    CANNOT_PAY_SANDRA,
    CANNOT_PAY_SPACE,
    CANNOT_PAY_SWAP,
    CANNOT_PAY_TILE,
    EXCESS_FIRST,
    EXCHANGE_FIRST,
    NO_CREDIT_ON_P1,
    NO_CREDIT_ON_P2,
    NO_CREDIT_ON_P3,
    NO_MEEPLE,
    NO_OPEN_PROJECT,
    NO_PROJECT_FOR_TILE,
    OTHER_BOARD,
    OVER_THE_MAXIMUM,
    SAME_BOARD,
    SANDRA_IS_THERE,
    SPACE_FILLED,
    SPACE_TAKEN,
    SPENT_ENOUGH,
    TOO_FEW_PARTS,
    TOO_FEW_PROJECTS,
    TRADE_FIRST,
    VALUE_AT_TOP,
    WRONG_COLUMN,
)
from botyard.games.bot_factory.rules.production import EXCHANGED
from botyard.games.bot_factory.rules.project import TRADED
from botyard.games.bot_factory.state import ALLOWED, MEEPLES, SANDRA, row_of
from botyard.kernel.game import Json

# What the space of the worker allows, and what is left of it.
_USED_UP: Final = (
    ALL_PLACED_ON_A1,
    ALL_PLACED_ON_A2,
    ALL_PLACED_ON_A3,
    NO_CREDIT_ON_P1,
    NO_CREDIT_ON_P2,
    NO_CREDIT_ON_P3,
    ALL_TAKEN_ON_J1,
    ALL_TAKEN_ON_J2,
    SPENT_ENOUGH,
)


def explain(factory: Play, seat: int, action: int) -> Json:
    """Parameters of the reason why an action is refused."""
    _, args = VOCABULARY.words(action)
    params: Json = {"active": factory.active + 1, **args}
    if not factory.waiting():
        return params
    params["step"] = _step(factory)
    if seat != factory.active:
        return params
    return params | _needed(factory, seat, action, factory.refusal(seat, action))


def _step(factory: Play) -> str:
    """What is asked, by the key of its text; in round 1 workers do not move yet."""
    step = factory.agenda.step()
    return "place-worker" if step == MOVE_STEP and factory.round == 1 else STEPS.name(step)


def _needed(factory: Play, seat: int, action: int, reason: int) -> Json:
    """What is needed and what there is, for the reasons that are about numbers."""
    speech = factory.speech[seat]
    if reason in (CANNOT_PAY_SANDRA, CANNOT_PAY_SPACE, CANNOT_PAY_ICON, CANNOT_PAY_SWAP):
        return {"need": 1, "have": speech}
    if reason in (CANNOT_PAY_RAISE, CANNOT_PAY_TILE):
        return {"need": 1, "have": speech}
    if reason in (CANNOT_PAY_CONTRACT, OVER_THE_MAXIMUM):
        price = factory.kit.cost[row_of(action - RESERVE)]
        if factory.agenda.step() == DISCOUNT_STEP:
            price -= 1
        have = speech if reason == CANNOT_PAY_CONTRACT else factory.left
        return {"need": price, "have": have}
    if reason in _USED_UP:
        space = factory.space_of(seat)
        return {
            "need": 1,
            "have": factory.left,
            "most": ALLOWED[space],
            "space": SPACES.name(space),
        }
    if reason in (EXCHANGE_FIRST, TRADE_FIRST, EXCESS_FIRST):
        return {"left": factory.agenda.first()}
    if reason == TOO_FEW_PARTS:
        return {"need": EXCHANGED, "have": factory.parts_of(seat)}
    if reason == NO_PROJECT_FOR_TILE:
        return {"need": 1, "have": 0}
    if reason == TOO_FEW_PROJECTS:
        return {"need": TRADED, "have": factory.open_projects(seat)}
    return _named(factory, seat, action, reason)


def _named(factory: Play, seat: int, action: int, reason: int) -> Json:
    """Who or what is in the way, for the reasons that are about places."""
    if reason == SPACE_TAKEN:
        return _who_is_at(factory, action - MOVE)
    if reason in (SAME_BOARD, SANDRA_IS_THERE):
        board = factory.board_of(seat if reason == SAME_BOARD else SANDRA)
        return {"board": BOARDS.name(board)}
    if reason == OTHER_BOARD:
        return {"board": BOARDS.name(factory.board_of(seat))}
    if reason in (WRONG_COLUMN, SPACE_FILLED, NO_OPEN_PROJECT, NO_MEEPLE):
        column, part = (action - PLACE) % COLOUR_COUNT, (action - PLACE) // COLOUR_COUNT
        params: Json = {"need": 1, "have": 0}
        if reason == SPACE_FILLED:
            there = factory.columns[column * BODY_COUNT + part % BODY_COUNT]
            params = {"parts": [PARTS.name(there)]}
        return params
    if reason == VALUE_AT_TOP:
        return {"value": factory.kit.values[factory.kit.top]}
    if RESERVE <= action < RESERVE + SPOT_COUNT:
        return {"owners": tokens_on(factory, action - RESERVE)}
    return {}


def _who_is_at(factory: Play, space: int) -> Json:
    """The meeple on a space; a worker by the seat it belongs to."""
    for meeple in range(MEEPLES):
        if factory.place[meeple] == space:
            if meeple < SANDRA:
                return {"meeple": "worker", "owner": meeple + 1}
            return {"meeple": MEEPLE_NAMES.name(meeple)}
    return {}
