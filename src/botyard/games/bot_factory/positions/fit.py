"""Whether what a position says fits together, so that play can go on from it."""

from typing import Final

from botyard.games.bot_factory.actions import (
    A3,
    ASSEMBLY,
    CHOICE,
    COLOR_COUNT,
    DISCOUNT,
    EXTRA_PLACE,
    FINANCE,
    P1,
    PART_KINDS,
    PRODUCTION,
    PROJECTS,
    SPOT_COUNT,
    UNIVERSAL_TILE,
    VALUE,
)
from botyard.games.bot_factory.components import INSPECTION_COUNT
from botyard.games.bot_factory.declared import (
    EXCESS_PARTS_STEP,
    EXCESS_PROJECTS_STEP,
    EXCHANGE_STEP,
    FEE_STEP,
    FEED_STEP,
    INSPECTION_STEP,
    MOVE_STEP,
    PLACE_STEP,
    START_STEP,
    STEPS,
    TRADE_STEP,
)
from botyard.games.bot_factory.options import NO_VARIANT, VARIANT_1
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.positions.invariants import WHERE, broken_invariants
from botyard.games.bot_factory.rules.discarding import pickable
from botyard.games.bot_factory.rules.finance import refuse_keep
from botyard.games.bot_factory.rules.moving import leftmost, next_to_move
from botyard.games.bot_factory.rules.turns import excess_parts, excess_projects
from botyard.games.bot_factory.state import (
    ALLOWED,
    ENOUGH_BOTS,
    EXTRA,
    NO_PART,
    NOWHERE,
    SANDRA,
    TILE_NONE,
    TILE_SPENT,
    UNIVERSAL_BOT_NOT_PLAYED,
    UNIVERSAL_BOT_ON_BOARD,
    VILELA,
)
from botyard.kernel.errors import BadPosition
from botyard.kernel.reasons import LEGAL

# The steps below each one that is asked, the next one last.
_MOVING: Final = ["maintenance", "acts", "moves"]
_ACTING: Final = ["maintenance", "acts", "end-of-turn"]
_WITHIN: Final = (
    "fee",
    "feed",
    "place-part",
    "take-project",
    "take-part",
    "exchange",
    "exchange-part",
    "trade",
    "trade-part",
    "discount",
    "choice",
    "value",
    "universal",
    "complete",
    "claim",
)
_BOARDS: Final = {
    "feed": PRODUCTION,
    "exchange": PRODUCTION,
    "exchange-part": PRODUCTION,
    "trade": PROJECTS,
    "trade-part": PROJECTS,
    "discount": FINANCE,
    "claim": FINANCE,
}
_TILES: Final = {
    "beside": EXTRA_PLACE,
    "discount": DISCOUNT,
    "choice": CHOICE,
    "value": VALUE,
    "universal": UNIVERSAL_TILE,
    "complete": UNIVERSAL_TILE,
}
_BELOW: Final[dict[str, list[str]]] = {
    "start": [],
    "move": _MOVING,
    "beside": [*_MOVING, "move"],
    "act": _ACTING,
    "excess-parts": _ACTING,
    "excess-projects": _ACTING,
    "inspection": ["maintenance", "acts"],
} | {step: [*_ACTING, "act"] for step in _WITHIN}


def refuse_misfit(factory: Play) -> None:
    """Refuse what cannot be, as far as play could not go on from it."""
    if not _meeples_fit(factory):
        raise BadPosition("position-misfit", path="workers")
    if not _tiles_fit(factory):
        raise BadPosition("position-misfit", path="tiles")
    for broken in broken_invariants(factory):
        raise BadPosition("position-misfit", path=WHERE[broken])
    if not factory.waiting():
        return
    if not _agenda_fits(factory):
        raise BadPosition("position-stuck", path="agenda")
    _refuse_ended(factory)
    if not _asked_fits(factory):
        raise BadPosition("position-stuck", path="agenda")
    _refuse_account(factory)
    if not factory.legal(factory.active):
        raise BadPosition("position-stuck", path="agenda")


def _meeples_fit(factory: Play) -> bool:
    """Sandra is always on the floor, Vilela with one seat; workers from the first move on."""
    if not 0 <= factory.place[SANDRA] < EXTRA:
        return False
    vilela = factory.place[VILELA]
    if (vilela == NOWHERE) == factory.is_solo() or vilela >= EXTRA:
        return False
    steps = _steps(factory)
    placing = factory.round == 1 and (steps == ["start"] or "moves" in steps)
    absent = [seat for seat in range(factory.seats) if factory.place[seat] == NOWHERE]
    if steps == ["start"] and len(absent) < factory.seats:
        return False
    if absent and not placing:
        return False
    beside = [seat for seat in range(factory.seats) if factory.place[seat] >= EXTRA]
    if len(beside) > 1 or (beside and factory.variant == NO_VARIANT):
        return False
    unknown = range(factory.seats, SANDRA)
    return not any(factory.stands(meeple) for meeple in [*absent, *unknown]) and (
        factory.is_solo() or not factory.stands(VILELA)
    )


def _tiles_fit(factory: Play) -> bool:
    """Who has a production tile has one that nobody else has; without a variant nobody has."""
    taken = [int(factory.tile[seat]) for seat in range(factory.seats) if factory.tile[seat] >= 0]
    if len(set(taken)) != len(taken):
        return False
    for seat in range(factory.seats):
        if (factory.tile[seat] < 0) != (factory.tile_state[seat] == TILE_NONE):
            return False
    if factory.variant == NO_VARIANT:
        return not taken and factory.universal_bot == UNIVERSAL_BOT_NOT_PLAYED
    played = bool(factory.options["universal-bot"])
    return played == (factory.universal_bot != UNIVERSAL_BOT_NOT_PLAYED)


def _agenda_fits(factory: Play) -> bool:
    """Whether the steps below the next one are those that come after it."""
    lines = factory.agenda.written(STEPS)
    if any(len(line) > 1 for line in lines[:-1]):
        return False
    steps = _steps(factory)
    return steps[-1] in _BELOW and steps[:-1] == _BELOW[steps[-1]]


def _refuse_ended(factory: Play) -> None:
    """
    Refuse a round that begins although the one before was the last.

    Clauses: BF-118, BF-119, BF-120.
    """
    if "moves" not in _steps(factory):
        return
    if any(factory.meeples[color] == 0 for color in range(COLOR_COUNT)):
        raise BadPosition("position-ended", path="meeples")
    if any(factory.bots_of(seat) >= ENOUGH_BOTS for seat in range(factory.seats)):
        raise BadPosition("position-ended", path="bots")


def _refuse_account(factory: Play) -> None:
    """
    Refuse marks that no action on the space of the worker can leave.

    Clauses: BF-50, BF-57, BF-63, BF-Q6.
    """
    used = {
        "left": factory.left,
        "begun": factory.begun,
        "executive": factory.executive,
        "icons": factory.icons,
    }
    most = dict.fromkeys(used, 0)
    if "act" in _steps(factory):
        most = _most_used(factory)
    for path, count in used.items():
        if count > most[path]:
            raise BadPosition("position-misfit", path=path)
    space, step = factory.space_of(factory.active), factory.agenda.step()
    if step == FEE_STEP:
        if factory.board_of(SANDRA) != factory.board_of(factory.active):
            raise BadPosition("position-stuck", path="agenda")
        if factory.left != ALLOWED[space]:
            raise BadPosition("position-misfit", path="left")
    paid = space not in (A3, P1) or factory.begun
    if "act" in _steps(factory) and not paid and factory.left != ALLOWED[space]:
        raise BadPosition("position-misfit", path="begun")


def _most_used(factory: Play) -> dict[str, int]:
    """The highest number that each mark of an action can have."""
    space = factory.space_of(factory.active)
    board, fee = factory.board_of(factory.active), factory.agenda.step() == FEE_STEP
    placed = ALLOWED[space] - factory.left if board == ASSEMBLY else 0
    return {
        "left": int(ALLOWED[space]),
        "begun": int(space in (A3, P1) and not fee),
        "executive": int(board in (PRODUCTION, PROJECTS) and not fee),
        "icons": int(placed),
    }


def _asked_fits(factory: Play) -> bool:
    """Whether the right seat is asked, and with the right numbers."""
    step, first, second = factory.agenda.step(), factory.agenda.first(), factory.agenda.second()
    steps, seat = _steps(factory), factory.active
    if not _place_fits(factory, steps[-1], seat):
        return False
    if "moves" in steps and seat != next_to_move(factory):
        return False
    if "end-of-turn" in steps and seat != leftmost(factory, True):
        return False
    if step == START_STEP:
        in_order = 1 <= first <= factory.seats
        return in_order and seat == (factory.first + first - 1) % factory.seats and second == 0
    if step == MOVE_STEP:
        return first == 0 and second == 0
    if step == FEED_STEP:
        return first <= 1 and second == 0 and factory.wheel[first] == NO_PART
    if step == PLACE_STEP:
        return first <= 1 and second == 0 and factory.speech[seat] >= first
    if step == INSPECTION_STEP:
        if not factory.is_solo() or first >= INSPECTION_COUNT or second:
            return False
        marked = [refuse_keep(factory, first, spot) == LEGAL for spot in range(SPOT_COUNT)]
        return sum(marked) == 3
    if step in (EXCHANGE_STEP, EXCESS_PARTS_STEP):
        right = first == excess_parts(factory, seat) if step == EXCESS_PARTS_STEP else first <= 2
        kinds = pickable(factory.held, seat * PART_KINDS, PART_KINDS, second, first)
        return bool(right and first > 0 and kinds)
    if step in (TRADE_STEP, EXCESS_PROJECTS_STEP):
        excess = step == EXCESS_PROJECTS_STEP
        right = first == excess_projects(factory, seat) if excess else first == 1
        kinds = pickable(factory.projects, seat * COLOR_COUNT, COLOR_COUNT, second, first)
        return bool(right and first > 0 and kinds)
    return first == 0 and second == 0


def _place_fits(factory: Play, step: str, seat: int) -> bool:
    """Whether a step belongs to the board where the worker acts, or to the tile that it used."""
    if step in _BOARDS and _BOARDS[step] != factory.board_of(seat):
        return False
    if step.startswith(("exchange", "trade")) and not factory.executive:
        return False
    if step == "complete" and factory.universal_bot != UNIVERSAL_BOT_ON_BOARD:
        return False
    if step in _TILES:
        used = factory.tile_state[seat] == TILE_SPENT
        return used and factory.tile[seat] == _TILES[step]
    return step != "claim" or (factory.variant == VARIANT_1 and factory.offer != 0)


def _steps(factory: Play) -> list[str]:
    return [str(line[0]) for line in factory.agenda.written(STEPS)]
