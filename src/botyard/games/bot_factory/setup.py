"""Set-up: the four boards, and what everybody begins with. BF-5 … BF-23, BF-106 … BF-109."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOR_COUNT,
    EXTRA_PLACE,
    F1,
    F3,
    MAX_SEATS,
    PART_KINDS,
    SLOT_COUNT,
    SPOT_COUNT,
    TILE_COUNT,
    UNIVERSAL_PART,
    UNIVERSAL_TILE,
)
from botyard.games.bot_factory.components import CONTRACT_COUNT, INSPECTION_COUNT, kit_of
from botyard.games.bot_factory.declared import (
    CONTRACT,
    CONTRACT_LAID,
    FIRST,
    FIRST_SEAT,
    FROM_START,
    PROJECT_DEALT,
    SPARE,
    SPARE_LAID,
    TASK,
    TASK_SET,
    TASKS,
)
from botyard.games.bot_factory.options import (
    DRAWN,
    NO_VARIANT,
    round_limit_of,
    task_of,
    variant_of,
)
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.rules.production import WHEEL_PLACES, fill_wheel
from botyard.games.bot_factory.rules.project import draw_project, fill_slots
from botyard.games.bot_factory.rules.purse import gain
from botyard.games.bot_factory.rules.stacks import show_top
from botyard.games.bot_factory.sequence import ask_to_start
from botyard.games.bot_factory.state import (
    MEEPLES,
    NO_CONTRACT,
    NO_PART,
    NO_PROJECT,
    NO_TILE,
    NOBODY,
    NOWHERE,
    SANDRA,
    TILE_NONE,
    UNIVERSAL_BOT_ON_BOARD,
    VILELA,
    meeples_at_start,
)
from botyard.kernel.bag import CountBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.vectors import filled

COPIES: Final = 4  # of each colored part: BF-1
UNIVERSAL_COPIES: Final = 2  # of each universal part: BF-2
PROJECT_COPIES: Final = 6  # of each color: BF-3


def lay_out(options: Json, seats: i64) -> Play:
    """
    Bare boards: all tiles in their stacks, decks and supplies, all markers at their start.

    Clauses: BF-1, BF-2, BF-3, BF-5, BF-6, BF-14, BF-15, BF-17, BF-18, BF-108, BF-109, BF-142.
    """
    kit = kit_of(options)
    factory = Play(kit, options, seats, variant_of(options), round_limit_of(options))
    factory.held = filled(MAX_SEATS * PART_KINDS, 0)
    factory.projects = filled(MAX_SEATS * COLOR_COUNT, 0)
    factory.bots = filled(MAX_SEATS * COLOR_COUNT, 0)
    factory.speech = filled(MAX_SEATS, 0)
    factory.tile = filled(MAX_SEATS, NO_TILE)
    factory.tile_state = filled(MAX_SEATS, TILE_NONE)
    factory.place = filled(MEEPLES, NOWHERE)
    factory.columns = filled(COLOR_COUNT * BODY_COUNT, NO_PART)
    factory.spares = filled(2, NO_PART)
    factory.meeples = filled(COLOR_COUNT, meeples_at_start(seats))
    factory.wheel = filled(WHEEL_PLACES, NO_PART)
    factory.tops = filled(COLOR_COUNT, NO_PART)
    factory.stacks = filled(UNIVERSAL_PART, COPIES)
    factory.discards = filled(UNIVERSAL_PART, 0)
    factory.supply = filled(BODY_COUNT, UNIVERSAL_COPIES)
    factory.slots = filled(SLOT_COUNT, NO_PROJECT)
    factory.deck = filled(COLOR_COUNT, PROJECT_COPIES)
    factory.dropped = filled(COLOR_COUNT, 0)
    factory.values = filled(COLOR_COUNT, kit.start)
    factory.contracts = filled(SPOT_COUNT, NO_CONTRACT)
    factory.tokens = filled(SPOT_COUNT * 2, NOBODY)
    factory.place[SANDRA] = F3  # BF-17
    if seats == 1:
        factory.place[VILELA] = F1  # BF-109
        factory.board_deck = (1 << COLOR_COUNT) - 1  # BF-108
        factory.bot_deck = (1 << COLOR_COUNT) - 1
        factory.inspection_deck = (1 << INSPECTION_COUNT) - 1
        factory.task = 0  # until one is drawn or chosen
    _lay_out_offer(factory)
    return factory


def _lay_out_offer(factory: Play) -> None:
    """
    Six production tiles, a seventh with the universal bot; one fewer with one or two players.

    Clauses: BF-146, BF-147, BF-D12, BF-Q57, BF-Q61.
    """
    if factory.variant == NO_VARIANT:
        return
    factory.offer = (1 << TILE_COUNT) - 1
    if factory.options["universal-bot"]:
        factory.universal_bot = UNIVERSAL_BOT_ON_BOARD  # BF-147
    else:
        factory.offer &= ~(1 << UNIVERSAL_TILE)  # BF-D12
    if factory.seats <= 2:
        factory.offer &= ~(1 << EXTRA_PLACE)  # BF-Q57


def set_up(options: Json, seats: int, dealer: Dealer) -> Play:
    """
    Everything in the order of the rulebook; then every seat takes a part.

    Clauses: BF-7, BF-9, BF-10, BF-11, BF-12, BF-13, BF-16, BF-23, BF-106.
    """
    factory = lay_out(options, seats)
    parts = CountBag(factory.stacks)
    for pallet in range(2):
        factory.spares[pallet] = dealer.draw(SPARE, parts)  # BF-7
        dealer.tell(SPARE_LAID, pallet, factory.spares[pallet])
    for color in range(COLOR_COUNT):
        show_top(factory, color, dealer)  # BF-9
    factory.marker = factory.spares[0] // BODY_COUNT  # BF-10
    fill_wheel(factory, dealer)  # BF-11
    fill_slots(factory, dealer)  # BF-13
    contracts = CountBag(filled(CONTRACT_COUNT, 1))
    for spot in range(SPOT_COUNT):
        factory.contracts[spot] = dealer.draw(CONTRACT, contracts)  # BF-16
        dealer.tell(CONTRACT_LAID, spot, factory.contracts[spot])
    _seat_players(factory, dealer)
    if factory.is_solo():
        _set_task(factory, dealer)
    ask_to_start(factory, seats, dealer)
    return factory


def _seat_players(factory: Play, dealer: Dealer) -> None:
    """
    A first player, a project each, a speech token each and one more for the last in order.

    Clauses: BF-19, BF-20, BF-21, BF-106, BF-Q35.
    """
    if factory.seats > 1:
        factory.first = dealer.pick(FIRST, factory.seats)  # BF-Q35
        dealer.tell(FIRST_SEAT, factory.first)
    offset: i64
    for offset in range(factory.seats):
        seat: i64 = (factory.first + offset) % factory.seats
        project = draw_project(factory, dealer)
        factory.projects[seat * COLOR_COUNT + project] += 1  # BF-19
        dealer.tell(PROJECT_DEALT, seat, project)
        is_last = offset == factory.seats - 1 and factory.seats > 1
        gain(factory, seat, 2 if is_last else 1, FROM_START, dealer)  # BF-21, BF-106


def _set_task(factory: Play, dealer: Dealer) -> None:
    """
    The task of an inspection is drawn, or as the player chose.

    Clauses: BF-107, BF-148.
    """
    chosen = task_of(factory.options)
    if chosen == DRAWN:
        factory.task = dealer.draw(TASK, CountBag(filled(len(TASKS), 1)))
    else:
        factory.task = chosen - 1
    dealer.tell(TASK_SET, factory.task)
