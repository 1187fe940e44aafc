"""Whether what a position says fits together, so that play can go on from it."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory import declared as on
from botyard.games.bot_factory.actions import (
    A3,
    ASSEMBLY,
    CHOICE,
    COLOR_COUNT,
    DISCOUNT,
    EXTRA_PLACE,
    FINANCE,
    P1,
    PRODUCTION,
    PROJECTS,
    SPOT_COUNT,
    UNIVERSAL_TILE,
    VALUE,
)
from botyard.games.bot_factory.components import INSPECTION_COUNT
from botyard.games.bot_factory.options import NO_VARIANT, VARIANT_1
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.positions.invariants import WHERE, broken_invariants
from botyard.games.bot_factory.rules.finance import refuse_keep
from botyard.games.bot_factory.rules.moving import leftmost, next_to_move
from botyard.games.bot_factory.rules.turns import excess_parts, excess_projects
from botyard.games.bot_factory.sequence import ASKED_IN
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

# The board that a step belongs to, or the production tile that was used for it.
_BOARDS: Final = {
    on.FEED_STEP: PRODUCTION,
    on.EXCHANGE_STEP: PRODUCTION,
    on.EXCHANGE_PART_STEP: PRODUCTION,
    on.TRADE_STEP: PROJECTS,
    on.TRADE_PART_STEP: PROJECTS,
    on.DISCOUNT_STEP: FINANCE,
    on.CLAIM_STEP: FINANCE,
}
_TILES: Final = {
    on.BESIDE_STEP: EXTRA_PLACE,
    on.DISCOUNT_STEP: DISCOUNT,
    on.CHOICE_STEP: CHOICE,
    on.VALUE_STEP: VALUE,
    on.UNIVERSAL_STEP: UNIVERSAL_TILE,
    on.COMPLETE_STEP: UNIVERSAL_TILE,
}
_EXECUTIVE: Final = (on.EXCHANGE_STEP, on.EXCHANGE_PART_STEP, on.TRADE_STEP, on.TRADE_PART_STEP)


def refuse_misfit(factory: Play) -> None:
    """Refuse what cannot be, as far as play could not go on from it."""
    if not _meeples_fit(factory):
        raise BadPosition("position-misfit", path="workers")
    if not _tiles_fit(factory):
        raise BadPosition("position-misfit", path="tiles")
    for broken in broken_invariants(factory):
        raise BadPosition("position-misfit", path=WHERE.get(broken, "."))
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
    starting = factory.agenda.has(on.START_STEP)
    placing = factory.round == 1 and (starting or factory.agenda.has(on.MOVES_STEP))
    absent = [seat for seat in range(factory.seats) if factory.place[seat] == NOWHERE]
    if (starting and len(absent) < factory.seats) or (absent and not placing):
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
    """Whether a seat is asked, in the steps that go on after that one."""
    if not factory.agenda.fits(ASKED_IN) or not factory.step().offering:
        return False
    return all(entry < len(on.STEPS) for entry in list(factory.agenda.entries)[:-1])


def _refuse_ended(factory: Play) -> None:
    """
    Refuse a round that begins although the one before was the last.

    Clauses: BF-118, BF-119, BF-120.
    """
    if not factory.agenda.has(on.MOVES_STEP):
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
    for path, most in _most_used(factory).items():
        if getattr(factory, path) > most:
            raise BadPosition("position-misfit", path=path)
    space, step = factory.space_of(factory.active), factory.agenda.step()
    if step == on.FEE_STEP:
        if factory.board_of(SANDRA) != factory.board_of(factory.active):
            raise BadPosition("position-stuck", path="agenda")
        if factory.left != ALLOWED[space]:
            raise BadPosition("position-misfit", path="left")
    paid = space not in (A3, P1) or factory.begun
    if factory.agenda.has(on.ACT_STEP) and not paid and factory.left != ALLOWED[space]:
        raise BadPosition("position-misfit", path="begun")


def _most_used(factory: Play) -> dict[str, i64]:
    """The highest number that each mark of an action can have; between actions 0."""
    if not factory.agenda.has(on.ACT_STEP):
        return {"left": 0, "begun": 0, "executive": 0, "icons": 0}
    space = factory.space_of(factory.active)
    board, fee = factory.board_of(factory.active), factory.agenda.step() == on.FEE_STEP
    return {
        "left": ALLOWED[space],
        "begun": int(space in (A3, P1) and not fee),
        "executive": int(board in (PRODUCTION, PROJECTS) and not fee),
        "icons": ALLOWED[space] - factory.left if board == ASSEMBLY else 0,
    }


def _asked_fits(factory: Play) -> bool:
    """Whether the right seat is asked, and with the right numbers."""
    step, first, second = factory.agenda.step(), factory.agenda.first(), factory.agenda.second()
    seat = factory.active
    if not _place_fits(factory, step, seat):
        return False
    if factory.agenda.has(on.MOVES_STEP) and seat != next_to_move(factory):
        return False
    if factory.agenda.has(on.END_OF_TURN_STEP) and seat != leftmost(factory, True):
        return False
    if step == on.START_STEP:
        in_order = 1 <= first <= factory.seats
        return in_order and seat == (factory.first + first - 1) % factory.seats and second == 0
    if step == on.FEED_STEP:
        return first <= 1 and second == 0 and factory.wheel[first] == NO_PART
    if step == on.PLACE_STEP:
        return first <= 1 and second == 0 and factory.speech[seat] >= first
    if step == on.INSPECTION_STEP:
        if not factory.is_solo() or first >= INSPECTION_COUNT or second:
            return False
        marked = [refuse_keep(factory, first, spot) == LEGAL for spot in range(SPOT_COUNT)]
        return sum(marked) == 3
    if step == on.EXCHANGE_STEP:
        return 1 <= first <= 2
    if step == on.TRADE_STEP:
        return first == 1
    if step == on.EXCESS_PARTS_STEP:
        return first > 0 and first == excess_parts(factory, seat)
    if step == on.EXCESS_PROJECTS_STEP:
        return first > 0 and first == excess_projects(factory, seat)
    return first == 0 and second == 0


def _place_fits(factory: Play, step: i64, seat: i64) -> bool:
    """Whether a step belongs to the board where the worker acts, or to the tile that it used."""
    if _BOARDS.get(step, factory.board_of(seat)) != factory.board_of(seat):
        return False
    if step in _EXECUTIVE and not factory.executive:
        return False
    if step == on.COMPLETE_STEP and factory.universal_bot != UNIVERSAL_BOT_ON_BOARD:
        return False
    if step in _TILES:
        used = factory.tile_state[seat] == TILE_SPENT
        return used and factory.tile[seat] == _TILES[step]
    return step != on.CLAIM_STEP or (factory.variant == VARIANT_1 and factory.offer != 0)
