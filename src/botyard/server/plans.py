"""What the bots of a table in memory have decided ahead of time, and what they noted."""

import msgspec

from botyard.bots.asking import Plan
from botyard.kernel.forced import NO_ACTION
from botyard.kernel.game import Json
from botyard.kernel.vocabulary import Vocabulary
from botyard.tables.entries import Entry


class BotPlans:
    """
    The plan of every seat that a bot decides for.

    Nobody is ever sent any of it, and nothing is stored: after a restart, bots begin again.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._names = vocabulary
        self._plans: dict[tuple[int, str], Plan] = {}  # by seat and bot

    def next(self, seat: int, bot: str, choices: list[str]) -> str:
        """What the bot of a seat wants to do next, if that is one of the choices; else nothing."""
        action = self._of(seat, bot).next([self._names.action(name) for name in choices])
        return "" if action == NO_ACTION else self._names.name(action)

    def note(self, seat: int, bot: str) -> str:
        """What a bot noted at a seat."""
        return self._of(seat, bot).note

    def keep(self, seat: int, bot: str, answer: Json) -> str:
        """Remember what a worker answered for a bot, and give the first action."""
        kept = msgspec.convert(answer, _Answer)
        self._of(seat, bot).keep([self._names.action(name) for name in kept.actions], kept.note)
        return kept.actions[0]

    def drop(self, seat: int) -> None:
        """Forget what was planned for a seat, but not what was noted."""
        for (planned, _), plan in self._plans.items():
            if planned == seat:
                plan.drop()

    def hear(self, entry: Entry) -> None:
        """Follow what was done at the table, answers that left no choice included."""
        if not self._plans:
            return
        for text in entry.lines:
            line = msgspec.json.decode(text, type=_Line)
            for (seat, _), plan in self._plans.items():
                if seat == line.seat - 1:
                    plan.did(self._names.action(line.do) if line.do else NO_ACTION)

    def _of(self, seat: int, bot: str) -> Plan:
        return self._plans.setdefault((seat, bot), Plan())


class _Answer(msgspec.Struct):
    """What a worker answers for a bot."""

    actions: list[str]
    note: str


class _Line(msgspec.Struct):
    """A line of a record, as far as it says what a seat did."""

    seat: int = 0
    do: str = ""
