"""States in which nothing is left to draw."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import KINDS
from botyard.games.fantastic_factories.declared import DRAW
from botyard.games.fantastic_factories.play import Play
from botyard.kernel.dealer import FirstDealer, RecordingDealer


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
