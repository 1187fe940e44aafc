"""Sequential halving: what is tried meets the same worlds, and the worse half is dropped."""

from mypy_extensions import mypyc_attr

from botyard.kernel.dealer import SeededDealer, seed_of_game
from botyard.kernel.state import State
from botyard.search.budget import Budget
from botyard.search.findings import Findings


@mypyc_attr(allow_interpreted_subclasses=True)
class Halving:
    """
    Tries things in one world after the other, fewer and fewer of them.

    After equal parts of the budget the worse half is dropped. An iteration is one thing in one
    world.
    """

    def __init__(self, streams: int) -> None:
        self.streams = streams  # of chance, in the game

    def halve(
        self, findings: Findings, state: State, seat: int, seed: int, until: int, budget: Budget
    ) -> None:
        """Try all places of the findings, up to a moment of the game, as long as it may take."""
        open_ones = list(range(len(findings.actions)))
        if len(open_ones) < 2:
            return
        phases = (len(open_ones) - 1).bit_length()
        dealer = SeededDealer(0, self.streams)
        budget.start()
        world = 0
        for phase in range(phases):
            for _ in range(max(1, budget.iterations // (phases * len(open_ones)))):
                luck = seed_of_game(seed, world)
                self.try_all(state, seat, open_ones, luck, until, dealer, findings)
                world += 1
                if budget.spent() * phases >= phase + 1:
                    break
            open_ones = _better_half(findings, open_ones)

    def try_all(
        self,
        state: State,
        seat: int,
        places: list[int],
        luck: int,
        until: int,
        dealer: SeededDealer,
        findings: Findings,
    ) -> None:
        """Try each of some places in one world, and add what it was worth to the findings."""
        raise NotImplementedError


def _better_half(findings: Findings, places: list[int]) -> list[int]:
    """The better half of some places, in their order; of equals the first ones."""
    ranked = sorted(places, key=lambda place: -findings.mean(place))
    kept = set(ranked[: (len(places) + 1) // 2])
    return [place for place in places if place in kept]
