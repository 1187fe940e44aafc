"""A decision is a step; what it offers are choices, each one object that knows its rule."""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import ROLL, SET, VOCABULARY
from botyard.games.fantastic_factories.declared import NOT_NOW, STEPS
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL

NONE: Final[list[int]] = []  # no action at all, shared


class Choice:
    """One kind of action as one step offers it: ``first`` and the rest of its family."""

    def __init__(self, first: i64) -> None:
        self.first = first
        self.end: i64 = VOCABULARY.end(first)
        self.actions: list[int] = list(range(first, self.end))

    def candidates(self, works: Works, seat: i64) -> list[int]:
        """What a thinking player considers."""
        return self.actions

    def courtesies(self, works: Works, seat: i64) -> list[int]:
        """What only people consider."""
        return NONE

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        """Which rule forbids the action of this number, if any."""
        return LEGAL

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        """Do it, with all that follows at once."""

    def explain(self, works: Works, seat: i64, number: i64, reason: int) -> Json:
        """The numbers and names that fill in a reason."""
        return {}

    def in_any_order(self, works: Works, seat: i64) -> list[int]:
        """The rest of the family, where a thinking player chooses several, the lowest first."""
        thinking = self.candidates(works, seat)
        return [action for action in self.actions if action not in thinking]


class Refused(Choice):
    """What is never allowed at a step, for a reason of its own."""

    def __init__(self, first: i64, reason: int) -> None:
        super().__init__(first)
        self.actions = NONE
        self.reason = reason

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        return self.reason


class Step:
    """What comes next: a seat is asked, or something happens by itself."""

    def __init__(self, choices: list[Choice], otherwise: int = NOT_NOW) -> None:
        self.choices = choices
        self.offering = [choice for choice in choices if choice.actions]
        self.otherwise = otherwise  # why not, for what belongs to no choice
        self.by_action: list[Choice | None] = [None] * len(VOCABULARY)
        for choice in choices:
            for action in range(choice.first, choice.end):
                self.by_action[action] = choice

    def run(self, works: Works, dealer: Dealer) -> bool:
        """What happens by itself; false if a seat is asked."""
        return False

    def candidates(self, works: Works, seat: i64) -> list[int]:
        """A superset of what a thinking player may do."""
        actions: list[int] = []
        for choice in self.offering:
            actions += choice.candidates(works, seat)
        return actions

    def legal(self, works: Works, seat: i64) -> list[int]:
        """Candidates less refused."""
        actions: list[int] = []
        for choice in self.offering:
            first = choice.first
            for action in choice.candidates(works, seat):
                if choice.refuse(works, seat, action - first) == LEGAL:
                    actions.append(action)
        return actions

    def courtesies(self, works: Works, seat: i64) -> list[int]:
        """What only people may do."""
        actions: list[int] = []
        for choice in self.offering:
            for action in choice.courtesies(works, seat):
                if choice.refuse(works, seat, action - choice.first) == LEGAL:
                    actions.append(action)
        return actions

    def refuse(self, works: Works, seat: i64, action: i64) -> int:
        """Why the seat may not do this, if so."""
        choice = self.by_action[action]
        if choice is None:
            return self.elsewhere(works, seat)
        return choice.refuse(works, seat, action - choice.first)

    def elsewhere(self, works: Works, seat: i64) -> int:
        """
        Why not, for what belongs to another step: what was begun, or is left to decide, is first.

        Clauses: FF-6, FF-10, FF-15, FF-17, FF-38, FF-43, FF-68, FF-71.
        """
        return self.otherwise

    def carry_out(self, works: Works, seat: i64, action: i64, dealer: Dealer) -> None:
        """Carry out a legal action, with all that follows at once."""
        choice = self.by_action[action]
        assert choice is not None
        choice.carry_out(works, seat, action - choice.first, dealer)

    def explain(self, works: Works, seat: i64, action: i64) -> Json:
        """The numbers and names that fill in the reason why an action is refused."""
        facts = self.facts(works, seat) | _named(action)
        choice, reason = self.by_action[action], self.refuse(works, seat, action)
        if choice is None:
            return facts
        return facts | choice.explain(works, seat, action - choice.first, reason)

    def facts(self, works: Works, seat: i64) -> Json:
        """What every reason at this step can name."""
        return {"step": STEPS.name(works.step_of(seat))}


def _named(action: int) -> Json:
    """What the action itself names; a die that the Foreman sets needs no name."""
    if SET <= action < ROLL:
        return {}
    _, args = VOCABULARY.words(action)
    return {key: int(name) if name.isdecimal() else name for key, name in args.items()}
