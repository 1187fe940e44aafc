"""What a series of games shows: wins with their confidence interval, mean scores."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from botyard.bots.simulate import SeatResult

Z_95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


@dataclass
class Tally:
    """The results of one bot, or of one seat."""

    games: int = 0  # a bot that has two seats of a game counts it twice
    wins: float = 0.0  # a shared first place counts in parts
    score: int = 0
    decisions: int = 0
    choices: int = 0

    def add(self, result: SeatResult) -> None:
        """Count one more game."""
        self.games += 1
        self.wins += result.win
        self.score += result.score
        self.decisions += result.decisions
        self.choices += result.choices

    def win_rate(self) -> float:
        """Wins per game."""
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate."""
        return wilson(self.wins, self.games)

    def mean_score(self) -> float:
        """Points per game."""
        return self.score / self.games

    def mean_decisions(self) -> float:
        """Decisions per game, forced answers included."""
        return self.decisions / self.games


class Tallies:
    """A series counted by bot and by seat."""

    def __init__(self) -> None:
        self.by_bot: dict[str, Tally] = {}
        self.by_seat: dict[int, Tally] = {}
        self.games = 0
        self.shared = 0  # games whose first place is shared

    def add(self, results: Iterable[SeatResult]) -> None:
        """Count the results of some whole games."""
        games: set[int] = set()
        shared: set[int] = set()
        for result in results:
            self.by_bot.setdefault(result.bot, Tally()).add(result)
            self.by_seat.setdefault(result.seat, Tally()).add(result)
            games.add(result.game)
            if 0 < result.win < 1:
                shared.add(result.game)
        self.games += len(games)
        self.shared += len(shared)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """
    Wilson's 95 % confidence interval of a rate.

    >>> low, high = wilson(50, 100)
    >>> round(low, 4), round(high, 4)
    (0.4038, 0.5962)
    """
    rate = wins / games
    scale = 1 + Z_95**2 / games
    middle = (rate + Z_95**2 / (2 * games)) / scale
    spread = Z_95 / scale * sqrt(rate * (1 - rate) / games + Z_95**2 / (4 * games**2))
    return max(0.0, middle - spread), min(1.0, middle + spread)
