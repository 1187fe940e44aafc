"""What a seat knows: everything but the order of the stack, which is a bag."""

from botyard.games.ausser_rand_und_band.positions.write import position
from botyard.games.ausser_rand_und_band.state import Line
from botyard.kernel.game import Json


def known(line: Line, seat: int) -> Json:
    """
    The whole position: nothing is hidden from anybody.

    Clauses: RB-54, RB-U33.
    """
    return position(line)
