"""What a seat cannot know is dealt anew."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import KINDS
from botyard.games.fantastic_factories.declared import HIDDEN
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.dealer import Dealer


def redeal(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    The hands of the others change cards with the deck; each keeps its size.

    Clauses: FF-59.
    """
    sizes = [works.hand_size(other) for other in range(works.seats)]
    other: i64
    card: i64
    for other in range(works.seats):
        if other != seat:
            for card in range(KINDS):
                held = works.hands[other * KINDS + card]
                works.deck.counts[card] += held
                works.deck.total += held
                works.hands[other * KINDS + card] = 0
    for other in range(works.seats):
        if other != seat:
            for _ in range(sizes[other]):
                works.hands[other * KINDS + dealer.draw(HIDDEN, works.deck)] += 1
