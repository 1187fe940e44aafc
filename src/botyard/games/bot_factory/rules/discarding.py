"""
Several parts or projects discarded one by one. BF-44, BF-74, BF-82.

The order does not matter, so a thinking player discards the lowest kind first; people may choose
any order.
"""

from mypy_extensions import i64

from botyard.games.bot_factory.state import Factory
from botyard.games.bot_factory.steps import Choice
from botyard.kernel.vectors import total, vec


class GiveUp(Choice):
    """Discard one of several own parts or projects; the family's actions are their kinds."""

    def held(self, factory: Factory) -> vec[i64]:
        """How many of each kind the seats have, one seat after the other."""
        raise NotImplementedError

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.in_order(factory, seat, factory.agenda.second(), factory.agenda.first())

    def in_order(self, factory: Factory, seat: i64, lowest: i64, left: i64) -> list[int]:
        """What a thinking player may discard now: enough are left from there on."""
        kinds: i64 = self.end - self.first
        counts = self.held(factory)
        actions: list[int] = []
        ahead: i64 = 0
        kind: i64 = kinds - 1
        while kind >= lowest:
            here = counts[seat * kinds + kind]
            ahead += here
            if here > 0 and ahead >= left:
                actions.append(self.first + kind)
            kind -= 1
        actions.reverse()
        return actions

    def courtesies(self, factory: Factory, seat: i64) -> list[int]:
        thinking = self.candidates(factory, seat)
        return [action for action in self.actions if action not in thinking]

    def ask_for_next(self, factory: Factory, seat: i64, picked: i64) -> bool:
        """
        Ask for the next one to discard, after one was taken away; false if it was the last.

        Clauses: BF-44, BF-74, BF-82.
        """
        agenda, kinds = factory.agenda, self.end - self.first
        left, lowest = agenda.first() - 1, agenda.second()
        if left == 0:
            agenda.pop()
            return False
        ahead = total(self.held(factory), seat * kinds + picked, kinds - picked)
        if picked >= lowest and ahead >= left:
            lowest = picked
        agenda.replace(agenda.step(), left, lowest)
        return True
