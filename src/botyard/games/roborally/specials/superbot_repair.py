"""Day of the SuperBot: it is as good as new each turn. RR-C9."""

from mypy_extensions import i64

from botyard.games.roborally.rules.damage import repair
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


def repair_superbot(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    In clean-up the SuperBot discards all damage.

    Clauses: RR-C9.
    """
    if robot == race.superbot:
        while race.damage[robot] > 0:
            repair(race, robot, dealer)
