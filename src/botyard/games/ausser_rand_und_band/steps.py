"""A decision is a step; what it offers are choices, each one object that knows its rule."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import (
    COPY,
    FIELDS,
    OTHER,
    OWN,
    PLACE,
    SPACES,
    TAKE,
    VOCABULARY,
)
from botyard.games.ausser_rand_und_band.declared import NOT_NOW
from botyard.games.ausser_rand_und_band.state import NOBODY, Line
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


class Choice:
    """One kind of action as one step offers it: ``first`` and the rest of its family."""

    def __init__(self, first: i64) -> None:
        self.first = first
        self.end: i64 = VOCABULARY.end(first)
        self.actions: list[int] = list(range(first, self.end))

    def candidates(self, line: Line, seat: i64) -> list[int]:
        """What a thinking player considers."""
        return self.actions

    def courtesies(self, line: Line, seat: i64) -> list[int]:
        """What only people consider."""
        return []

    def refuse(self, line: Line, seat: i64, number: i64) -> int:
        """Which rule forbids the action of this number, if any."""
        return LEGAL

    def carry_out(self, line: Line, seat: i64, number: i64, dealer: Dealer) -> None:
        """Do it, with all that follows at once."""


class Step:
    """What the active seat is asked."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices
        self.by_action: list[Choice | None] = [None] * len(VOCABULARY)
        for choice in choices:
            for action in range(choice.first, choice.end):
                self.by_action[action] = choice

    def candidates(self, line: Line, seat: i64) -> list[int]:
        """A superset of what a thinking player may do."""
        actions: list[int] = []
        for choice in self.choices:
            actions += choice.candidates(line, seat)
        return actions

    def legal(self, line: Line, seat: i64) -> list[int]:
        """Candidates less refused."""
        actions: list[int] = []
        for choice in self.choices:
            first = choice.first
            for action in choice.candidates(line, seat):
                if choice.refuse(line, seat, action - first) == LEGAL:
                    actions.append(action)
        return actions

    def courtesies(self, line: Line, seat: i64) -> list[int]:
        """What only people may do."""
        actions: list[int] = []
        for choice in self.choices:
            for action in choice.courtesies(line, seat):
                if choice.refuse(line, seat, action - choice.first) == LEGAL:
                    actions.append(action)
        return actions

    def refuse(self, line: Line, seat: i64, action: i64) -> int:
        """
        Why the seat that is asked may not do this, if so.

        Clauses: RB-51.
        """
        choice = self.by_action[action]
        return NOT_NOW if choice is None else choice.refuse(line, seat, action - choice.first)

    def carry_out(self, line: Line, seat: i64, action: i64, dealer: Dealer) -> None:
        """Carry out a legal action, with all that follows at once."""
        choice = self.by_action[action]
        assert choice is not None
        choice.carry_out(line, seat, action - choice.first, dealer)


# What every reason is explained with


def named(line: Line, action: int) -> Json:
    """What an action names: a space and whose die is there, or a field and whose die is meant."""
    if PLACE <= action < TAKE:
        space = (action - PLACE) % (COPY - PLACE)
        named: Json = {"space": SPACES.name(space)}
        return named if line.edge[space] == NOBODY else named | {"owner": line.edge[space] + 1}
    if TAKE <= action < OTHER:
        return {"field": (action - TAKE) % (OWN - TAKE) + 1}
    if action >= OTHER:
        die = action - OTHER
        return {"owner": die // FIELDS + 1, "field": die % FIELDS + 1}
    return {}
