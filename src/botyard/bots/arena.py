"""
Which bot is stronger: every bot meets every other, on equal deals and from every seat.

At two seats, two bots play each deal twice and change seats in between. At more, one bot plays
against as many of the other as there are seats left, each deal once from every seat, and then
the other way round. So neither the deal nor the seat favors anybody.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from botyard.bots.numbers import added
from botyard.bots.simulate import Chunk, SeatResult, Series
from botyard.bots.tally import Tally
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json

DEALS: Final = 10  # of a pairing that a worker plays before it reports


class Pairing(NamedTuple):
    """One bot against one or more of another."""

    bot: str
    against: str


class Rating(NamedTuple):
    """How strong a bot is, on openskill's scale: 25 is the start; it is sure within two sigma."""

    mu: float
    sigma: float


class Meeting(NamedTuple):
    """How one game of a pairing ended."""

    pairing: int
    game: int
    results: list[SeatResult]


@dataclass(frozen=True)
class Arena:
    """Which games to play: everything that decides how they end."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: Json = field(default_factory=dict)

    def check(self) -> None:
        """Refuse bots, seats or a seed with which no game can be played."""
        if len(set(self.bots)) < 2:
            raise BadData("arena-bots", count=len(set(self.bots)))
        if len(set(self.bots)) != len(self.bots):
            twice = next(bot for bot in self.bots if self.bots.count(bot) > 1)
            raise BadData("arena-twice", bot=twice)
        if self.seats < 2:
            raise BadData("arena-seats", count=self.seats)
        for series in self.series(1):
            series.check()

    def pairings(self) -> list[Pairing]:
        """
        Who meets whom.

        >>> [*map(tuple, Arena("go", ("a", "b", "c"), seats=2, seed=1).pairings())]
        [('a', 'b'), ('a', 'c'), ('b', 'c')]
        """
        meet = combinations if self.seats == 2 else permutations
        return [Pairing(*pair) for pair in meet(self.bots, 2)]

    def series(self, games: int) -> list[Series]:
        """The games of each pairing: at least so many, and each deal from every seat."""
        whole = -(-games // self.seats) * self.seats
        return [
            Series(
                game=self.game,
                bots=(pairing.bot, *[pairing.against] * (self.seats - 1)),
                games=whole,
                seed=self.seed,
                options=self.options,
                paired=True,
            )
            for pairing in self.pairings()
        ]

    def chunks(self, games: int, played: "set[tuple[int, int]]") -> list[tuple[int, Chunk]]:
        """What is left to play, all pairings in turn, each chunk with its pairing."""
        size = DEALS * self.seats
        wanted: list[tuple[int, Chunk]] = []
        every = self.series(games)
        for first in range(0, every[0].games, size):
            for pairing, series in enumerate(every):
                numbers = range(first, min(first + size, series.games))
                left = tuple(number for number in numbers if (pairing, number) not in played)
                if left:
                    wanted.append((pairing, Chunk(series, left)))
        return wanted


def meetings(pairing: int, results: Sequence[SeatResult]) -> Iterator[Meeting]:
    """The games of a chunk, one by one."""
    seats = len([result for result in results if result.game == results[0].game])
    for first in range(0, len(results), seats):
        game = list(results[first : first + seats])
        yield Meeting(pairing, game[0].game, game)


class Standings:
    """What the games of an arena show."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.fair = 1 / arena.seats  # the share of a bot that is as good as the others
        self.games = 0
        self._meetings: dict[tuple[int, int], Meeting] = {}

    def add(self, some: Iterable[Meeting]) -> None:
        """Count some more games."""
        for meeting in some:
            self._meetings[meeting.game, meeting.pairing] = meeting
        self.games = len(self._meetings)

    def played(self) -> "set[tuple[int, int]]":
        """The pairing and number of every game so far."""
        return {(pairing, game) for game, pairing in self._meetings}

    def cells(self) -> dict[Pairing, Tally]:
        """How often one bot won against the other, or against several of it."""
        pairings = self.arena.pairings()
        cells: dict[Pairing, Tally] = {}
        for _, meeting in sorted(self._meetings.items()):
            bot, against = pairings[meeting.pairing]
            for result in meeting.results:
                if result.bot == bot:
                    cells.setdefault(Pairing(bot, against), Tally()).add(result)
                elif self.arena.seats == 2:
                    cells.setdefault(Pairing(against, bot), Tally()).add(result)
        return cells

    def ratings(self) -> dict[str, Rating]:
        """
        How strong each bot is, by openskill's Plackett-Luce model, the strongest first.

        The games count one round of all pairings after the other. A bot that has several seats
        of a game is rated in each of them, and goes on with the mean.
        """
        model = PlackettLuce()
        ratings = {bot: model.rating() for bot in self.arena.bots}
        for _, meeting in sorted(self._meetings.items()):
            bots = [result.bot for result in meeting.results]
            teams = [[ratings[bot]] for bot in bots]
            after = model.rate(teams, ranks=[float(result.place) for result in meeting.results])
            for bot in set(bots):
                own = [rated[0] for rated, who in zip(after, bots, strict=True) if who == bot]
                mu = added(rated.mu for rated in own) / len(own)
                sigma = added(rated.sigma for rated in own) / len(own)
                ratings[bot] = model.rating(mu=mu, sigma=sigma)
        best_first = sorted(ratings.items(), key=lambda entry: -entry[1].mu)
        return {bot: Rating(rated.mu, rated.sigma) for bot, rated in best_first}
