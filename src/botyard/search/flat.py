"""Flat search: every action of one decision tried in the same worlds, fewer and fewer of them."""

from botyard.kernel.dealer import Generator, SeededDealer, seed_of_game
from botyard.kernel.state import State
from botyard.search.budget import Budget
from botyard.search.findings import Findings
from botyard.search.guide import Guide
from botyard.search.rollout import TO_THE_END, roll_out


class FlatSearch:
    """
    Monte Carlo over the actions of one decision, with rollouts as the guide plays.

    In each world, hidden things are dealt anew, and all actions that are still in question meet
    the same world and the same luck, so that their differences are the actions' own. After equal
    parts of the budget the worse half is dropped (sequential halving). An iteration is a rollout.
    """

    def __init__(self, guide: Guide, streams: int, depth: int = 0) -> None:
        self.guide = guide
        self.streams = streams  # of chance, in the game
        self.depth = depth  # how many moments a rollout looks ahead; 0: to the end of the game

    def look(self, state: State, seat: int, seed: int, budget: Budget) -> Findings:
        """Try out what a seat can do in a state that fits what it knows, and leave that alone."""
        guide = self.guide
        findings = Findings(guide.tries(state, seat))
        open_ones = list(range(len(findings.actions)))
        if len(open_ones) < 2:
            return findings
        until = guide.moment(state) + self.depth if self.depth else TO_THE_END
        phases = (len(open_ones) - 1).bit_length()
        dealer = SeededDealer(0, self.streams)
        budget.start()
        world = 0
        for phase in range(phases):
            for _ in range(max(1, budget.iterations // (phases * len(open_ones)))):
                luck = seed_of_game(seed, world)
                self._try_all(state, seat, open_ones, luck, until, dealer, findings)
                world += 1
                if budget.spent() * phases >= phase + 1:
                    break
            open_ones = better_half(findings, open_ones)
        return findings

    def _try_all(
        self,
        state: State,
        seat: int,
        places: list[int],
        luck: int,
        until: int,
        dealer: SeededDealer,
        findings: Findings,
    ) -> None:
        """Try each of some actions in one world."""
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


def better_half(findings: Findings, places: list[int]) -> list[int]:
    """The better half of some actions, in their order; of equals the first ones."""
    ranked = sorted(places, key=lambda place: -findings.mean(place))
    kept = set(ranked[: (len(places) + 1) // 2])
    return [place for place in places if place in kept]
