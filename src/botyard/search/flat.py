"""Flat search: every action of one decision tried in the same worlds, fewer and fewer of them."""

from botyard.kernel.dealer import Generator, SeededDealer, seed_of_game
from botyard.kernel.state import State
from botyard.search.budget import Budget
from botyard.search.findings import Findings
from botyard.search.guide import Guide
from botyard.search.halving import Halving
from botyard.search.rollout import TO_THE_END, roll_out


class FlatSearch(Halving):
    """
    Monte Carlo over the actions of one decision, with rollouts as the guide plays.

    In each world, hidden things are dealt anew, and all actions that are still in question meet
    the same world and the same luck, so that their differences are the actions' own. After equal
    parts of the budget the worse half is dropped (sequential halving). An iteration is a rollout.
    """

    def __init__(self, guide: Guide, streams: int, depth: int = 0) -> None:
        super().__init__(streams)
        self.guide = guide
        self.depth = depth  # how many moments a rollout looks ahead; 0: to the end of the game

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return FlatSearch, (self.guide, self.streams, self.depth)

    def look(self, state: State, seat: int, seed: int, budget: Budget) -> Findings:
        """Try out what a seat can do in a state that fits what it knows, and leave that alone."""
        findings = Findings(self.guide.tries(state, seat))
        until = self.guide.moment(state) + self.depth if self.depth else TO_THE_END
        self.halve(findings, state, seat, seed, until, budget)
        return findings

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
        dealer.restart(luck)
        world = state.clone()
        world.redeal(seat, dealer)
        luck = seed_of_game(luck, 0)
        for place in places:
            tried = world.clone()
            dealer.restart(luck)
            tried.apply(seat, findings.actions[place], dealer)
            roll_out(tried, self.guide, dealer, Generator(luck), until)
            findings.add(place, self.guide.value(tried, seat))
