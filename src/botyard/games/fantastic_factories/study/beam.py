"""The best that can be made of the work of a round: a search that keeps a few lines at a time."""

from typing import Final, NamedTuple

from botyard.games.fantastic_factories.actions import BACK, DISCARD, END_WORK, REROLL, VALUE
from botyard.games.fantastic_factories.declared import REROLL_STEP, WORK_STEP
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.study.key import key_of_turn
from botyard.games.fantastic_factories.study.worth import Worth, compound
from botyard.kernel.dealer import Dealer

KEPT: Final = 4  # lines
_DEEPEST: Final = 14


class Line(NamedTuple):
    """Actions in a row, where they lead, and what that is worth."""

    works: Play
    actions: list[int]
    worth: float  # if the work ended here
    hoped: float  # with what the dice can still bring


class Planner:
    """Looks for the best line of work of a seat."""

    def __init__(self, seat: int, worth: Worth, dealer: Dealer) -> None:
        self.seat = seat
        self.worth = worth
        self._dealer = dealer

    def best(self, works: Play) -> list[int]:
        """The actions up to the end of the work, or to what the search does not look beyond."""
        start = Line(works, [], self.worth.of(works), 0.0)
        found, lines, seen = start, [start], {key_of_turn(works, self.seat)}
        for _ in range(_DEEPEST):
            fresh: list[Line] = []
            for line in lines:
                for child in self._after(line):
                    reached = key_of_turn(child.works, self.seat)
                    if reached not in seen:
                        seen.add(reached)
                        fresh.append(child)
            if not fresh:
                break
            lines = sorted(fresh, key=lambda line: -line.hoped)[:KEPT]
            found = max([found, *lines], key=lambda line: line.worth)
        return [*found.actions, END_WORK]

    def _after(self, line: Line) -> list[Line]:
        """Everything that can be done next, each to its own end."""
        lines: list[Line] = []
        for action in line.works.legal(self.seat):
            if action != END_WORK:
                lines += self._carried_on(line.works, [*line.actions], action)
        return lines

    def _carried_on(self, works: Play, before: list[int], action: int) -> list[Line]:
        child = works.clone()
        child.apply(self.seat, action, self._dealer)
        actions = [*before, action]
        if child.step_of(self.seat) == WORK_STEP:
            worth = self.worth.of(child)
            return [Line(child, actions, worth, worth + self.worth.of_dice(child))]
        choices = sensible(child, self.seat, self.worth)
        return [line for choice in choices for line in self._carried_on(child, actions, choice)]


def sensible(works: Play, seat: int, worth: Worth) -> list[int]:
    """What is worth a look in the middle of something: one card to discard, all dice to roll."""
    choices = [choice for choice in works.legal(seat) if choice != BACK]
    if choices and DISCARD <= choices[0] < VALUE:
        built = compound(works, seat)
        return [min(choices, key=lambda choice: _use(works, seat, choice - DISCARD, built, worth))]
    if works.step_of(seat) == REROLL_STEP:
        return [REROLL] if REROLL in choices else choices[:1]
    return choices


def _use(works: Play, seat: int, card: int, built: int, worth: Worth) -> float:
    """What a card of the hand is good for; where its cost is paid out, that counts against it."""
    hope = worth.hope(works, card, built)
    if works.kit.refund[works.argument(seat)]:
        hope -= float(works.kit.metal[card] + works.kit.energy[card])
    return hope
