"""
States for the solver in which nothing is left to chance.

Either nothing is left to draw. Or all that is drawn are blanks: cards that can be discarded where
any card will do, and nothing else, so that whatever comes instead is worth no less.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import BUILD, DISCARD, USE
from botyard.games.fantastic_factories.cards import KINDS, NO_CARD
from botyard.games.fantastic_factories.declared import BUILD_STEP, DRAW
from botyard.games.fantastic_factories.formulas import A_SPLIT
from botyard.games.fantastic_factories.key import add_seat
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.dealer import FirstDealer, RecordingDealer

_MOST_BLANKS: Final = 7  # in a hand, so that a key can tell how many there are


def set_aside(works: Play) -> Play:
    """Nothing is left to draw."""
    card: i64
    for card in range(KINDS):
        works.deck.counts[card] = 0
        works.discard[card] = 0
    works.deck.total = 0
    return works


def after_aside(works: Play, seat: i64, action: int) -> Play:
    """The state after an action; cards that it draws are left aside."""
    dealer = RecordingDealer(FirstDealer())
    child = works.clone()
    child.apply(seat, action, dealer)
    for stream, card in dealer.outcomes:
        if stream == DRAW + seat:
            child.hands[seat * KINDS + card] -= 1
    return set_aside(child)


def blank_for(works: Works, seat: i64) -> int:
    """A card that stands for all that is drawn: one that is not held, of a rare tool."""
    blank, fewest = NO_CARD, KINDS
    card: i64
    for card in range(KINDS):
        alike = works.tools_in_hand(seat, works.kit.tool[card])
        held = works.hands[seat * KINDS + card] > 0 or card in works.picked
        if not held and alike < fewest:
            blank, fewest = int(card), alike
    return blank


def with_blanks(works: Play, seat: i64, blank: i64) -> Play:
    """All that is left to draw are blanks."""
    discarded: i64 = 0
    card: i64
    for card in range(KINDS):
        works.deck.counts[card] = 0
        discarded += works.discard[card]
        works.discard[card] = 0
    works.deck.counts[blank] = works.deck.total
    works.discard[blank] = discarded
    if works.hands[seat * KINDS + blank] > _MOST_BLANKS:
        works.hands[seat * KINDS + blank] = _MOST_BLANKS
    return works


def after_blanks(works: Play, seat: i64, blank: i64, action: int) -> Play:
    """The state after an action; cards that it draws are blanks."""
    child = works.clone()
    child.apply(seat, action, FirstDealer())
    return with_blanks(child, seat, blank)


def needs_more_than_blanks(works: Works, seat: i64, blank: i64, action: i64) -> bool:
    """Whether an action needs to know more of a blank than that it is a card."""
    if action == DISCARD + blank:
        return works.step(seat) == BUILD_STEP or works.kit.choice[works.argument(seat)] == A_SPLIT
    if BUILD <= action < USE:
        tool = works.kit.tool[action - BUILD]
        if tool != works.kit.tool[blank]:
            return False
        blanks = works.hands[seat * KINDS + blank]
        return action == BUILD + blank or works.tools_in_hand(seat, tool) - blanks < 2
    return False


def key_with_blanks(works: Works, seat: i64, blank: i64) -> tuple[int, ...]:
    """What decides how the work can go on, if all that is drawn are blanks."""
    numbers: list[int] = [works.deck.total, works.discard[blank]]
    add_seat(numbers, works, seat)
    return tuple(numbers)
