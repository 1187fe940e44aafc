"""Set-up, in the printed order."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import MAX_SEATS
from botyard.games.fantastic_factories.cards import (
    CREW,
    ENERGY,
    KINDS,
    METAL,
    NO_CARD,
    SLOTS,
    TOOLS,
)
from botyard.games.fantastic_factories.components import kit_of
from botyard.games.fantastic_factories.decisions import advance
from botyard.games.fantastic_factories.declared import (
    DEAL,
    DEALT,
    DEALT_CARD,
    FIRST_SEAT,
    STARTS,
    TOKEN,
    TOKEN_PUT,
)
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.rules.machine import set_up_machine
from botyard.games.fantastic_factories.rules.piles import top_card
from botyard.games.fantastic_factories.rules.rows import complete_market
from botyard.games.fantastic_factories.sequence import begin_round
from botyard.games.fantastic_factories.state import (
    DICE_OF_SEAT,
    HIRED,
    MARKS,
    NOT_USED,
    PICKS,
    STOCKS,
    Works,
)
from botyard.kernel.agenda import NOTHING
from botyard.kernel.bag import CountBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.vectors import filled


def lay_out(options: Json, seats: i64) -> Play:
    """All cards in their decks, nothing in front of anybody, no token above any slot."""
    kit = kit_of(options)
    works = Play(kit, options, seats)
    works.tokens = filled(SLOTS, NO_CARD)
    works.market = filled(2 * SLOTS, NO_CARD)
    works.stock = filled(MAX_SEATS * STOCKS, 0)
    works.hands = filled(MAX_SEATS * KINDS, 0)
    works.built = filled(MAX_SEATS * KINDS, 0)
    works.worked = filled(MAX_SEATS * KINDS, NOT_USED)
    works.dice = filled(MAX_SEATS * DICE_OF_SEAT, 0)
    works.picked = filled(MAX_SEATS * PICKS, NO_CARD)
    works.marks = filled(MAX_SEATS * MARKS, NO_CARD)
    for seat in range(MAX_SEATS):
        works.marks[seat * MARKS + HIRED] = 0
    works.own = filled(MAX_SEATS * 2, NOTHING)
    works.deck = CountBag(kit.copies[:])
    works.discard = filled(KINDS, 0)
    works.crew_deck = CountBag(kit.crew_copies[:])
    works.crew_discard = filled(CREW, 0)
    works.machine = filled(KINDS, 0)
    return works


def set_up(options: Json, seats: int, dealer: Dealer) -> Play:
    """
    First player, hands, market, tokens, The Machine; then the first round begins.

    Clauses: FF-1, FF-2, FF-5, FF-51, FF-58.
    """
    works = lay_out(options, seats)
    if seats > 1:
        works.first = dealer.pick(FIRST_SEAT, seats)  # FF-5
    dealer.tell(STARTS, works.first)
    number: i64
    for number in range(1, seats + 1):
        _deal(works, works.seat_in_turn(number), dealer)
    complete_market(works, dealer)
    _put_tokens(works, dealer)
    if seats == 1:
        set_up_machine(works, dealer)
    begin_round(works, dealer)
    advance(works, dealer)
    return works


def _deal(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    What a player starts with; the blueprints are hidden from the others.

    Clauses: FF-1, FF-58.
    """
    works.stock[seat * STOCKS + METAL] = works.kit.start_metal
    works.stock[seat * STOCKS + ENERGY] = works.kit.start_energy
    dealer.tell(DEALT, seat, works.kit.start_cards)
    for _ in range(works.kit.start_cards):
        card = top_card(works, DEAL + seat, dealer)
        works.hands[seat * KINDS + card] += 1
        dealer.tell(DEALT_CARD, seat, card, 0, 1 << seat)


def _put_tokens(works: Works, dealer: Dealer) -> None:
    """
    Which tool stands above which slot is random, and fixed for the whole game.

    Clauses: FF-2.
    """
    tokens = CountBag(filled(len(TOOLS), 1))
    slot: i64
    for slot in range(SLOTS):
        works.tokens[slot] = dealer.draw(TOKEN, tokens)
        dealer.tell(TOKEN_PUT, works.tokens[slot], slot + 1)
