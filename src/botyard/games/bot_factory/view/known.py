"""What a seat knows: everything but the order of stacks and decks, which are bags."""

from botyard.games.bot_factory.positions.write import position
from botyard.games.bot_factory.state import Factory
from botyard.kernel.game import Json


def known(factory: Factory, seat: int) -> Json:
    """
    The whole position: nothing is hidden from anybody.

    Clauses: BF-144.
    """
    return position(factory)
