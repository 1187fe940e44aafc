"""Best response: programs of one seat, tried against those that others may have written."""

from mypy_extensions import mypyc_attr

from botyard.kernel.dealer import Generator, SeededDealer, seed_of_game
from botyard.kernel.state import State
from botyard.search.budget import Budget
from botyard.search.findings import Findings
from botyard.search.guide import Guide
from botyard.search.halving import Halving
from botyard.search.rollout import roll_out


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgramGuide(Guide):
    """
    What a game brings in which seats write programs: several actions in a row, at once, in secret.

    As it stands a program is one action, and others write as they answer.
    """

    def programs(self, state: State, seat: int, most: int) -> list[list[int]]:
        """At most so many programs worth trying for a seat that may act, the likely best first."""
        return [[action] for action in self.tries(state, seat)[:most]]

    def program(self, state: State, seat: int, generator: Generator) -> list[int]:
        """What a seat that may act writes, or the next part of it, from what it knows."""
        return [self.answer(state, seat, generator)]

    def deal(self, state: State, seat: int, dealer: SeededDealer) -> None:
        """
        Deal anew what a seat does not know, and take back what others have written of it.

        A program that is dealt at random is none that anybody would write; others write theirs
        again, with the cards that they are dealt.
        """
        state.redeal(seat, dealer)


class ProgramFindings(Findings):
    """The programs that were tried; they are counted by their number."""

    def __init__(self, programs: list[list[int]]) -> None:
        super().__init__(list(range(len(programs))))
        self.programs = programs

    def best_program(self) -> list[int]:
        """The program that was tried most; of several the best, of equals the first."""
        return self.programs[self.best()]


class ProgramSearch(Halving):
    """
    Every program of one seat against the same programs of the others, fewer and fewer of them.

    In each world hidden things are dealt anew, others write their programs from what they hold
    there, and all programs still in question meet them with the same luck. After equal parts of
    the budget the worse half is dropped. An iteration is one program in one world, played on as
    the guide answers until so many moments have passed.
    """

    def __init__(self, guide: ProgramGuide, streams: int, most: int, depth: int = 1) -> None:
        super().__init__(streams)
        self.guide = guide
        self.most = most  # programs that are tried
        self.depth = depth  # moments

    def look(self, state: State, seat: int, seed: int, budget: Budget) -> ProgramFindings:
        """Try programs of a seat in a state that fits what it knows, and leave that alone."""
        findings = ProgramFindings(self.guide.programs(state, seat, self.most))
        until = self.guide.moment(state) + self.depth
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
        assert isinstance(findings, ProgramFindings)
        world = state.clone()
        dealer.restart(luck)
        self.guide.deal(world, seat, dealer)
        self._let_others_write(world, seat, dealer, Generator(luck))
        luck = seed_of_game(luck, 0)
        for place in places:
            tried = world.clone()
            dealer.restart(luck)
            for action in findings.programs[place]:
                tried.apply(seat, action, dealer)
            roll_out(tried, self.guide, dealer, Generator(luck), until)
            findings.add(place, self.guide.value(tried, seat))

    def _let_others_write(
        self, world: State, seat: int, dealer: SeededDealer, generator: Generator
    ) -> None:
        """All others write before the seat does; none of them looks at what another wrote."""
        others = world.waiting() & ~(1 << seat)
        while others:
            other = others.bit_length() - 1
            for action in self.guide.program(world, other, generator):
                world.apply(other, action, dealer)
            others = world.waiting() & ~(1 << seat)
