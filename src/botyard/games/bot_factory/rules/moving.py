"""Phase 1: workers, Sandra and Vilela move. BF-26 … BF-37, BF-112 … BF-114."""

from mypy_extensions import i64

from botyard.games.bot_factory.actions import BOARDS, COLOR_COUNT, SPACE_COUNT
from botyard.games.bot_factory.declared import (
    MOVE_STEP,
    MOVED,
    MUST_PLACE,
    SAME_BOARD,
    SANDRA_IS_THERE,
    SANDRA_STAYED,
    SANDRA_WALKED,
    SPACE_TAKEN,
    VILELA_BOARD,
    VILELA_BOARD_REJECTED,
    VILELA_BOARD_SHOWN,
    VILELA_BOT,
    VILELA_BOT_SHOWN,
    VILELA_STAYED,
    VILELA_WALKED,
)
from botyard.games.bot_factory.rules.stacks import draw_tile
from botyard.games.bot_factory.state import (
    BOARD_OF,
    EXTRA,
    FIRST_SPACE,
    MEEPLE_NAMES,
    MEEPLES,
    NOBODY,
    NOWHERE,
    SANDRA,
    TILE_NEW,
    TILE_READY,
    VILELA,
    Factory,
)
from botyard.games.bot_factory.steps import Choice, Refused
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


def move_next(factory: Factory, dealer: Dealer) -> bool:
    """
    The next meeple moves, or its owner is asked where to; false if all have moved.

    Clauses: BF-26, BF-30, BF-31, BF-34, BF-112, BF-Q36.
    """
    meeple = next_to_move(factory)
    if meeple == NOBODY:
        if factory.round == 1:
            _stand_up_observers(factory, dealer)
        return False
    if meeple == SANDRA:
        _walk_sandra(factory, dealer)
    elif meeple == VILELA:
        _walk_vilela(factory, dealer)
    else:
        factory.active = meeple
        if factory.tile_state[meeple] == TILE_NEW:
            factory.tile_state[meeple] = TILE_READY  # BF-130, BF-Q56
        factory.agenda.push(MOVE_STEP)
    return True


def next_to_move(factory: Factory) -> i64:
    """
    In round 1 the next worker in initial order, later the leftmost meeple that lies.

    Clauses: BF-29, BF-31.
    """
    return _next_to_place(factory) if factory.round == 1 else leftmost(factory, False)


def _next_to_place(factory: Factory) -> i64:
    """
    In round 1 workers come onto the floor in initial order.

    Clauses: BF-20, BF-29.
    """
    offset: i64
    for offset in range(factory.seats):
        seat: i64 = (factory.first + offset) % factory.seats
        if factory.place[seat] == NOWHERE:
            return seat
    return NOBODY


def leftmost(factory: Factory, standing: bool) -> i64:
    """
    The leftmost meeple that stands, or that lies; Sandra and Vilela count too.

    Clauses: BF-30, BF-31, BF-38, BF-Q33, BF-Q36.
    """
    found: i64 = NOBODY
    best: i64 = 2 * SPACE_COUNT
    meeple: i64
    for meeple in range(MEEPLES):
        place = factory.place[meeple]
        if place == NOWHERE or factory.stands(meeple) != standing:
            continue
        order = order_of(place)
        if order < best:
            best = order
            found = meeple
    return found


def order_of(place: i64) -> i64:
    """
    How far right a place is; the one beside a board comes after its last space.

    Clauses: BF-30, BF-Q33.
    """
    return 2 * place if place < EXTRA else 2 * FIRST_SPACE[place - EXTRA + 1] - 1


class Move(Choice):
    """
    Move the worker to a space of another board, where it stands.

    Clauses: BF-26, BF-27, BF-28, BF-29, BF-32, BF-33, BF-105, BF-110, BF-Q22, BF-Q25.
    """

    def refuse(self, factory: Factory, seat: i64, space: i64) -> int:
        if factory.is_taken(space):
            return SPACE_TAKEN  # BF-27
        return refuse_board(factory, seat, BOARD_OF[space])

    def carry_out(self, factory: Factory, seat: i64, space: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        dealer.tell(MOVED, seat, space)
        stand_at(factory, seat, space)

    def explain(self, factory: Factory, seat: i64, space: i64, reason: int) -> Json:
        if reason != SPACE_TAKEN:
            return explain_board(factory, seat, reason)
        for meeple in range(MEEPLES):
            if factory.place[meeple] == space:
                if meeple < SANDRA:
                    return {"meeple": "worker", "owner": meeple + 1}
                return {"meeple": MEEPLE_NAMES.name(meeple)}
        return {}


class MustMove(Refused):
    """
    No worker stays where it is.

    Clauses: BF-28, BF-29.
    """

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        return MUST_PLACE if factory.round == 1 else self.reason


def refuse_board(factory: Factory, seat: i64, board: i64) -> int:
    """
    Another board than before; with one or two players not Sandra's.

    Clauses: BF-28, BF-33.
    """
    if factory.board_of(seat) == board:
        return SAME_BOARD  # BF-28
    if factory.seats <= 2 and factory.board_of(SANDRA) == board:
        return SANDRA_IS_THERE  # BF-33
    return LEGAL


def explain_board(factory: Factory, seat: i64, reason: int) -> Json:
    """The board that is in the way."""
    if reason == SAME_BOARD:
        return {"board": BOARDS.name(factory.board_of(seat))}
    if reason == SANDRA_IS_THERE:
        return {"board": BOARDS.name(factory.board_of(SANDRA))}
    return {}


def stand_at(factory: Factory, meeple: i64, place: i64) -> None:
    """
    A moved meeple stands: it has not acted yet.

    Clauses: BF-32.
    """
    factory.place[meeple] = place
    factory.standing_up |= 1 << meeple


# Sandra and Vilela


def _stand_up_observers(factory: Factory, dealer: Dealer) -> None:
    """
    In round 1 Sandra and Vilela stay where they are.

    Clauses: BF-34, BF-112.
    """
    factory.standing_up |= 1 << SANDRA
    dealer.tell(SANDRA_STAYED)
    if factory.is_solo():
        factory.standing_up |= 1 << VILELA
        dealer.tell(VILELA_STAYED)


def _walk_sandra(factory: Factory, dealer: Dealer) -> None:
    """
    To the first free space from the board right of hers on, then from the left end.

    Clauses: BF-33, BF-35, BF-36, BF-37, BF-Q21.
    """
    board = factory.board_of(SANDRA)
    first = FIRST_SPACE[board + 1]
    offset: i64
    for offset in range(SPACE_COUNT):
        space: i64 = (first + offset) % SPACE_COUNT
        if BOARD_OF[space] != board and not factory.is_taken(space):
            dealer.tell(SANDRA_WALKED, space)
            stand_at(factory, SANDRA, space)
            return


def _walk_vilela(factory: Factory, dealer: Dealer) -> None:
    """
    Tiles say where to and which bots; he goes to the leftmost empty space of that board.

    Clauses: BF-113, BF-114, BF-148, BF-Q23, BF-Q24, BF-Q52.
    """
    space: i64 = NOWHERE
    while space == NOWHERE:
        board = _draw_board(factory, dealer)
        if board != factory.board_of(VILELA):
            space = first_free(factory, board)
        if space == NOWHERE:
            dealer.tell(VILELA_BOARD_REJECTED, board)  # BF-114, BF-Q23
    factory.vilela_bot, factory.bot_deck = draw_tile(
        factory.bot_deck, COLOR_COUNT, VILELA_BOT, dealer
    )
    dealer.tell(VILELA_BOT_SHOWN, factory.vilela_bot)
    dealer.tell(VILELA_WALKED, space)
    stand_at(factory, VILELA, space)


def _draw_board(factory: Factory, dealer: Dealer) -> i64:
    """
    The next action tile; the last one is discarded before, and an empty deck renewed.

    Clauses: BF-111, BF-113, BF-Q52.
    """
    factory.vilela_board, factory.board_deck = draw_tile(
        factory.board_deck, len(BOARDS), VILELA_BOARD, dealer
    )
    dealer.tell(VILELA_BOARD_SHOWN, factory.vilela_board)
    return factory.vilela_board


def first_free(factory: Factory, board: i64) -> i64:
    """
    The leftmost empty space of a board, or ``NOWHERE``.

    Clauses: BF-27, BF-113.
    """
    space: i64
    for space in range(FIRST_SPACE[board], FIRST_SPACE[board + 1]):
        if not factory.is_taken(space):
            return space
    return NOWHERE
