"""Robots turn on the spot. RR-17."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.declared import TURNED
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer

TO_THE_RIGHT: Final = 1  # in quarter turns
ROUND: Final = 2
TO_THE_LEFT: Final = 3


def turn(race: Race, robot: i64, quarters: i64, turner: i64, dealer: Dealer) -> None:
    """A robot turns by quarters clockwise."""
    race.facing[robot] = (race.facing[robot] + quarters) & 3
    dealer.tell(TURNED, race.told_as[robot], race.facing[robot], turner)
