"""What a seat may choose from at each step."""

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    ASSEMBLY,
    COLOUR_COUNT,
    DISCARD,
    DONE,
    DROP,
    PART_KINDS,
    PRODUCTION,
    PROJECTS,
)
from botyard.games.bot_factory.declared import (
    ACT_STEP,
    BESIDE_STEP,
    CHOICE_STEP,
    CLAIM_STEP,
    COMPLETE_STEP,
    DISCOUNT_STEP,
    EXCESS_PARTS_STEP,
    EXCESS_PROJECTS_STEP,
    EXCHANGE_PART_STEP,
    EXCHANGE_STEP,
    FEE_STEP,
    FEED_STEP,
    ICON_STEP,
    INSPECTION_STEP,
    MOVE_STEP,
    PLACE_STEP,
    PROJECT_STEP,
    START_STEP,
    TRADE_PART_STEP,
    TRADE_STEP,
    UNIVERSAL_STEP,
    VALUE_STEP,
)
from botyard.games.bot_factory.rules.assembly import choices_at_assembly, placements
from botyard.games.bot_factory.rules.finance import (
    choices_at_finance,
    keeps,
    raises,
    reservations,
)
from botyard.games.bot_factory.rules.moving import moves
from botyard.games.bot_factory.rules.production import choices_at_production, discards, feeds
from botyard.games.bot_factory.rules.project import (
    choices_at_project,
    drops,
    laid_projects,
    universal_parts,
)
from botyard.games.bot_factory.rules.tiles import (
    besides,
    claims,
    takes,
    tiles_in_action,
)
from botyard.games.bot_factory.rules.turns import fees
from botyard.games.bot_factory.rules.universal_bot import completions, returns
from botyard.games.bot_factory.state import Factory


def offer(factory: Factory, seat: i64) -> list[int]:
    """A superset of what a thinking player may do now."""
    step = factory.agenda.step()
    if step == ACT_STEP:
        return _in_action(factory, seat)
    if step == MOVE_STEP:
        return moves(factory)
    if step == FEED_STEP:
        return feeds()
    if step == PLACE_STEP:
        return [*placements(factory, seat), DONE]
    if step == ICON_STEP:
        return [*takes(), DONE]
    if step == FEE_STEP:
        return fees(factory)
    if step == PROJECT_STEP:
        return [*laid_projects(), DONE]
    if step == EXCHANGE_STEP or step == EXCESS_PARTS_STEP:
        return discards(factory, seat, factory.agenda.second(), factory.agenda.first())
    if step == TRADE_STEP or step == EXCESS_PROJECTS_STEP:
        return drops(factory, seat, factory.agenda.second(), factory.agenda.first())
    if step == EXCHANGE_PART_STEP or step == START_STEP:
        return takes()
    if step == TRADE_PART_STEP:
        return universal_parts()
    if step == INSPECTION_STEP:
        return keeps()
    return _with_a_tile(factory, seat, step)


def _in_action(factory: Factory, seat: i64) -> list[int]:
    """Steps of main and executive action, tiles, and being done."""
    board = factory.board_of(seat)
    if board == ASSEMBLY:
        actions = choices_at_assembly(factory, seat)
    elif board == PRODUCTION:
        actions = choices_at_production(factory, seat)
    elif board == PROJECTS:
        actions = choices_at_project(factory, seat)
    else:
        actions = choices_at_finance(factory, seat)
    actions += tiles_in_action(factory)
    actions.append(DONE)
    return actions


def _with_a_tile(factory: Factory, seat: i64, step: i64) -> list[int]:
    """What a production tile asks for."""
    if step == CLAIM_STEP:
        return [*claims(), DONE]
    if step == DISCOUNT_STEP:
        return raises() + reservations()
    if step == CHOICE_STEP:
        return takes() + laid_projects() + placements(factory, seat)
    if step == VALUE_STEP:
        return raises()
    if step == UNIVERSAL_STEP:
        return universal_parts() + returns()
    if step == COMPLETE_STEP:
        return completions()
    return besides() if step == BESIDE_STEP else []


def out_of_order(factory: Factory, seat: i64) -> list[int]:
    """The parts or projects that a thinking player would not discard next, but a person may."""
    step = factory.agenda.step()
    board = factory.board_of(seat) if step == ACT_STEP else -1
    if step == EXCHANGE_STEP or step == EXCESS_PARTS_STEP or board == PRODUCTION:
        first, kinds = DISCARD, PART_KINDS
    elif step == TRADE_STEP or step == EXCESS_PROJECTS_STEP or board == PROJECTS:
        first, kinds = DROP, COLOUR_COUNT
    else:
        return []
    thinking = offer(factory, seat)
    return [action for action in range(first, first + kinds) if action not in thinking]
