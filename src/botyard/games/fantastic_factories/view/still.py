"""What never changes at a table and is needed to draw it: the cards."""

from botyard.games.fantastic_factories.components import card_data
from botyard.kernel.game import Json


def still(options: Json) -> Json:
    """
    The data as it is written: everything that is printed, card by card.

    Clauses: FF-28.
    """
    return card_data(options)
