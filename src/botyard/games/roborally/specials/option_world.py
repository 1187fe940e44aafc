"""Option World: Options instead of repairs. RR-C6."""

from mypy_extensions import i64

from botyard.games.roborally.rules.option_cards import draw_option
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


def equip(race: Race, robot: i64, hammer: bool, dealer: Dealer) -> None:
    """
    A wrench site or a flag gives one Option, a wrench-and-hammer site two.

    Clauses: RR-C6.
    """
    draw_option(race, robot, dealer)
    if hammer:
        draw_option(race, robot, dealer)
