"""Tables for tests. Seats count from 1, a day begins at second 0, and every entry is written."""

from dataclasses import astuple
from typing import Any

from botyard.kernel.committed import commitment
from botyard.kernel.game import SPECTATOR
from botyard.kernel.record import Record, read_record
from botyard.tables import agreements, numbers, orders, sitting, watching
from botyard.tables.entries import Entry, Opening, Plan, read_entry, write_entry
from botyard.tables.situations import question
from botyard.tables.table import Table

SECRET = b"a secret"
PROBE = "probe"
BELT = "ausser-rand-und-band"

_PLANS = {"p": Plan(), "l": Plan("link"), "b": Plan("bot", "greedy")}


def opening(game: str, seats: str, **more: Any) -> Opening:  # noqa: ANN401 - any field of it
    """An opening for seats such as ``plb``: a person, one by link, a bot."""
    plans = [_PLANS[seat] for seat in seats]
    options = more.pop("options", {})
    return Opening(game, options, plans, commitment(SECRET), 1, "random", **more)


class Seated:
    """A table with everything that was written of it, as a store keeps it."""

    def __init__(self, opened: Opening, secret: bytes = SECRET) -> None:
        self.secret = secret
        self.texts: list[str] = []
        self.table, entry = Table.open(opened, secret, 0.0)
        self.keep(entry)

    def keep(self, entry: Entry) -> Entry:
        self.texts.append(write_entry(entry))
        return entry

    def entries(self) -> list[Entry]:
        return [read_entry(text) for text in self.texts]

    def read(self, position: str | None = None) -> Table:
        """The table as another node would read it."""
        return Table.read(self.entries(), self.secret, position)

    def record(self) -> Record:
        lines = [line for entry in self.entries() for line in entry.lines]
        return read_record("".join(f"{line}\n" for line in lines))

    # What seats do

    def give(self, given: dict[int, str], now: float = 0.0) -> Entry:
        """Numbers for the dice."""
        by_seat = {seat - 1: number for seat, number in given.items()}
        return self.keep(numbers.give_numbers(self.table, by_seat, now))

    def commit(self, given: dict[int, str], now: float = 0.0) -> Entry:
        """Commitments to numbers for the dice."""
        by_seat = {seat - 1: commitment for seat, commitment in given.items()}
        return self.keep(numbers.commit(self.table, by_seat, now))

    def question(self, seat: int) -> int | None:
        return self.table.ledger.questions.get(seat - 1)

    def asked(self) -> list[int]:
        return [seat + 1 for seat in self.table.ledger.questions]

    def do(self, seat: int, action: str, now: float = 0.0) -> Entry:
        """Answer whatever is asked."""
        return self.answer(seat, self.question(seat) or 0, action, now)

    def answer(self, seat: int, question: int, action: str, now: float = 0.0) -> Entry:
        return self.keep(orders.order(self.table, seat - 1, question, action, now))

    def undo(self, seat: int, now: float = 0.0) -> Entry:
        return self.keep(orders.undo(self.table, seat - 1, now))

    def see(self, seat: int, now: float = 0.0, version: int | None = None) -> Entry:
        """A seat was shown everything, or as much as is said."""
        seen = self.table.ledger.version if version is None else version
        return self.keep(watching.see(self.table, seat - 1, seen, now))

    def late(self, now: float) -> list[int]:
        return [seat + 1 for seat, _ in self.table.late(now)]

    def run_out(self, seat: int, now: float, action: str = "") -> Entry:
        question = self.question(seat) or 0
        return self.keep(orders.run_out(self.table, seat - 1, question, action, now))

    def propose(self, seat: int, what: str, now: float = 0.0) -> Entry:
        return self.keep(agreements.propose(self.table, seat - 1, what, now))

    def decline(self, seat: int, what: str, now: float = 0.0) -> Entry:
        return self.keep(agreements.decline(self.table, seat - 1, what, now))

    def resume(self, seat: int, now: float = 0.0) -> Entry:
        return self.keep(agreements.resume(self.table, seat - 1, now))

    def leave(self, seat: int, now: float = 0.0) -> Entry:
        return self.keep(sitting.leave(self.table, seat - 1, now))

    def come_back(self, seat: int, now: float = 0.0) -> Entry:
        return self.keep(sitting.come_back(self.table, seat - 1, now))

    def vacate(self, seat: int, now: float = 0.0) -> Entry:
        return self.keep(sitting.vacate(self.table, seat - 1, now))

    def seat_bot(self, seat: int, bot: str, now: float = 0.0) -> Entry:
        return self.keep(sitting.seat_bot(self.table, seat - 1, bot, now))

    def sit_down(self, seat: int, now: float = 0.0) -> Entry:
        return self.keep(sitting.sit_down(self.table, seat - 1, now))

    # Whole stretches of play

    def first(self, seat: int) -> str:
        """The first thing that a seat may do."""
        match = self.table.playing()
        return match.game.vocabulary.name(match.state.legal(seat - 1)[0])

    def program(self, *seats: int, now: float = 0.0) -> None:
        """Seats of the probe program their two lowest cards."""
        for seat in seats:
            for _ in range(2):
                self.do(seat, self.first(seat), now)

    def reveal(self, now: float = 0.0) -> int:
        """Everybody programs and is ready; who is asked now."""
        for seat in self.asked():
            self.program(seat, now=now)
            self.do(seat, "ready", now)
        return self.asked()[0]

    def play_on(self, now: float = 0.0) -> None:
        """Everybody takes the first legal action until the end."""
        while self.table.ledger.status == "playing":
            seat = self.asked()[0]
            self.do(seat, self.first(seat), now)


def begun(game: str, seats: str, now: float = 0.0, **more: Any) -> Seated:  # noqa: ANN401
    """A game that has just begun."""
    seated = Seated(opening(game, seats, **more))
    persons = [number for number, seat in enumerate(seats, 1) if seat != "b"]
    seated.give({seat: f"number {seat}" for seat in persons}, now)
    return seated


def known(table: Table) -> dict[str, object]:
    """Everything about a table that must survive being written and read."""
    ledger, match = table.ledger, table.match
    seats = range(len(ledger.seats))
    return {
        "position": table.position(),
        "version": (ledger.version, ledger.status, ledger.lines, ledger.next),
        "questions": (ledger.questions, ledger.answered, table.asked()),
        "seats": [astuple(seat) for seat in ledger.seats],
        "proposals": ledger.proposals,
        "clocks": ([ledger.clocks.until(seat) for seat in seats], ledger.clocks.left),
        "hurries": ([ledger.until(seat) for seat in seats], ledger.rule_timers_shown()),
        "wakes_at": table.wakes_at(),
        "undo": [match.undoable(seat) if match else [] for seat in seats],
        "shown": [(_view(table, seat), question(table, seat)) for seat in (SPECTATOR, *seats)],
    }


def _view(table: Table, seat: int) -> object:
    return None if table.match is None else table.game.view(table.match.state, seat)
