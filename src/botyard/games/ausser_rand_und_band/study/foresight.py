"""Looking past the belt: what the likely best actions are worth after the next seat's turn."""

from typing import Final

from botyard.games.ausser_rand_und_band.actions import SHOVE
from botyard.games.ausser_rand_und_band.declared import SHOVE_STEP, TAKE_TO_ROLL
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.study.turns import Turns
from botyard.kernel.dealer import SeededDealer, seed_of_game
from botyard.search.budget import Budget
from botyard.search.findings import Findings
from botyard.search.guide import won
from botyard.search.net import CERTAIN

_ENDS: Final = 16  # ends of work for each world, as they take so little time


class Foresight:
    """
    One decision, by what the turn alone shows, then in a few worlds by what comes after it.

    In each world the belt runs, and the next seat makes the best of its turn, averaged over all
    it can roll; every action meets the same worlds. An iteration is a world for one action.
    """

    def __init__(self, turns: Turns, streams: int, most: int, near: float) -> None:
        self.turns = turns
        self.most = most  # actions that are looked at more closely
        self.near = near  # by how much of a win each of them may seem worse than the best
        self._dealer = SeededDealer(0, streams)

    def look(self, line: Play, seed: int, budget: Budget) -> Findings:
        """What each action of the active seat is worth: after the turn, or further on."""
        turns, seat = self.turns, line.active
        allowed = line.legal(seat)
        findings = Findings(allowed)
        if len(allowed) < 2:
            return findings
        budget.start()
        worth = [turns.after(line, action)[0] / CERTAIN for action in allowed]
        for place in range(len(allowed)):
            findings.add(place, worth[place])
        ranked = sorted(range(len(allowed)), key=lambda place: -worth[place])
        close = [place for place in ranked if worth[place] >= worth[ranked[0]] - self.near]
        close = close[: self.most]
        if len(close) < 2 or line.agenda.step() == TAKE_TO_ROLL:
            findings.add(ranked[0], worth[ranked[0]])
            return findings
        totals = [0.0] * len(close)
        settled = [self._settled(line, allowed[place], 1.0) for place in close]
        worlds = 0
        while worlds < max(1, budget.iterations // len(close)) and budget.spent() < 1.0:
            luck = seed_of_game(seed, worlds)
            for number in range(len(close)):
                for share, state in settled[number]:
                    totals[number] += share * self._later(state, seat, luck)
            worlds += 1
        for number, place in enumerate(close):
            findings.visits[place] = worlds + 1
            findings.totals[place] = totals[number] / worlds * (worlds + 1)
        return findings

    def _settled(self, line: Play, action: int, share: float) -> list[tuple[float, Play]]:
        """The states before the belt runs that an action leads to, played best, with their odds."""
        turns = self.turns
        outcomes = turns.outcomes(line, action)
        total = 0
        for ways, _ in outcomes:
            total += ways
        found: list[tuple[float, Play]] = []
        for ways, child in outcomes:
            odds = share * ways / total
            if child.agenda.step() == SHOVE_STEP:
                found.append((odds, child))
            else:
                found += self._settled(child, turns.answer(child), odds)
        return found

    def _later(self, state: Play, seat: int, luck: int) -> float:
        """What a state is worth to a seat once the belt has run and the next turn was played."""
        dealer = self._dealer
        if state.agenda.first() <= state.stack.total:
            dealer.restart(luck)
            child = state.clone()
            child.apply(seat, SHOVE, dealer)
            return self.turns.best(child, seat)[1] / CERTAIN
        total = 0.0
        for end in range(_ENDS):
            dealer.restart(seed_of_game(luck, end))
            child = state.clone()
            child.apply(seat, SHOVE, dealer)
            total += won(child, seat)
        return total / _ENDS
