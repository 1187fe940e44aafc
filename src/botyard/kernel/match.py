"""A game in play with its record: every change is a line, and every line can be replayed."""

from botyard.kernel.dealer import Dealer, RecordingDealer
from botyard.kernel.errors import BadPosition, BotyardError, IllegalAction
from botyard.kernel.events import Event
from botyard.kernel.game import Game, Json, canonical
from botyard.kernel.history import History
from botyard.kernel.reading import Reader
from botyard.kernel.record import (
    AGREED,
    DEAL,
    DO,
    END,
    OUTDATED,
    POSITION,
    REBASE,
    RUN_OUT,
    UNDO,
    Header,
    Record,
    RecordLine,
)
from botyard.kernel.state import State, waits_for


class Match(History):
    """
    One game from set-up to its end.

    An action is applied to a clone that is swapped in, so that no half move exists.
    """

    def __init__(self, game: Game, header: Header, dealer: Dealer) -> None:
        super().__init__(game, header)
        self.dealer = dealer
        self._trying: tuple[RecordLine, RecordingDealer] | None = None

    def deal(self) -> list[Event]:
        """Set the game up."""
        header = self._checked_header()
        recorder = RecordingDealer(self.dealer)
        options = self.game.read_options(header.options)
        state: State = self.game.setup(options, len(header.seats), recorder)
        return self._keep(RecordLine(DEAL, chance=self._chance(recorder)), state, recorder)

    def go_on_from(self, position: Json) -> None:
        """
        Begin with a position instead of a deal: what is hidden in it stays as it was.

        Clauses: BY-5.
        """
        state: State = self.game.read_position(position)
        if self.game.seat_count(state) != len(self._checked_header().seats):
            raise BadPosition("position-seats", seats=self.game.seat_count(state))
        if state.waiting() == 0:
            raise BadPosition("position-over")
        self._keep(RecordLine(DEAL, content={POSITION: position}), state)

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out an action; an illegal one is refused with its reason and clause."""
        refused = self.game.why_not(self.state, seat, action)
        if refused is not None:
            reason, params = refused
            raise IllegalAction(f"reason-{reason.name}", clause=reason.clause, **params)
        name = self.game.vocabulary.name(action)
        recorder = RecordingDealer(self.dealer)
        self._trying = RecordLine(DO, seat, name), recorder
        state = self.state.clone()
        state.apply(seat, action, recorder)
        return self._carried_out(
            RecordLine(DO, seat, name, self._chance(recorder)), state, recorder
        )

    def run_out(self, seat: int) -> list[Event]:
        """The clock of a seat ran out."""
        if not waits_for(self.state, seat):
            raise IllegalAction("reason-no-clock-runs", clause="BY-4", seat=seat + 1)
        recorder = RecordingDealer(self.dealer)
        self._trying = RecordLine(RUN_OUT, seat), recorder
        state = self.state.clone()
        state.run_out(seat, recorder)
        return self._carried_out(
            RecordLine(RUN_OUT, seat, chance=self._chance(recorder)), state, recorder
        )

    def _carried_out(
        self, line: RecordLine, state: State, recorder: RecordingDealer
    ) -> list[Event]:
        self._trying = None
        return self._keep(line, state, recorder)

    def broken_off(self) -> RecordLine | None:
        """The line whose rules raised an error, with the chance it had used by then, or None."""
        if self._trying is None:
            return None
        line, recorder = self._trying
        return RecordLine(line.kind, line.seat, line.action, self._chance(recorder))

    def finish(self, secret: str = "", more: Json | None = None, *, agreed: bool = False) -> None:
        """
        Close the record with scores and places, with the secret of the dice, and with more.

        Clauses: BY-6.
        """
        content: dict[str, object] = {
            "scores": self.state.scores(),
            "standing": self.state.standing(),
        }
        if agreed:
            content[AGREED] = True
        if secret:
            content["secret"] = secret
        content.update(more or {})
        self._keep(RecordLine(END, content=content), self.state)

    def rebase(self, dealer: Dealer, made: str = "") -> None:
        """Note the position under the rules and data of today; the game goes on with new dice."""
        options = self.game.read_options(self.record.header.options)
        content: dict[str, object] = {"made": made} if made else {}
        content |= {
            "rules": self.game.rules_version,
            "data": self.game.digest(options),
            POSITION: self.game.position(self.state),
        }
        self._keep(RecordLine(REBASE, content=content), self.state)
        self.dealer = dealer

    def repeat(self, line: RecordLine) -> None:
        """Add a line of a record: the same must come out again."""
        if (line.kind == DEAL) != (not self.record.lines):
            raise BotyardError("record-deal")
        if self.record.is_finished():
            raise BotyardError("record-after-end")
        if line.kind == UNDO:
            lines = [number - 2 for number in line.undone]
            if lines != self.undoable(line.seat):
                raise BotyardError("record-undo")
            self._take_back(line.seat, lines)
        elif line.kind == REBASE:
            if canonical(line.content.get(POSITION)) != canonical(self.game.position(self.state)):
                raise BotyardError("record-rebase")
            self._keep(line, self.state)
        elif line.kind == END:
            if not self._ends_with(line):
                raise BotyardError("record-result")
            self._keep(line, self.state)
        elif line.kind == DEAL and POSITION in line.content:
            self.go_on_from(Reader(line.content, "", BadPosition).table(POSITION).whole())
        elif line.kind == DEAL:
            self.deal()
        elif line.kind == RUN_OUT:
            self.run_out(line.seat)
        else:
            self.act(line.seat, self.game.vocabulary.action(line.action))

    def skip_to(self, rebase: RecordLine, lines: int) -> None:
        """Begin at the rebase line of a record, the lines before it being of other rules."""
        position = rebase.content.get(POSITION)
        if not isinstance(position, dict):
            raise BotyardError("record-rebase")
        self._states = [self.game.read_position(position)] * lines
        self.events = [[] for _ in range(lines)]
        self._standing = [lines - 1]

    def stand_at(self, record: Record, state: State) -> None:
        """Stand at the end of a record that was played by other rules, in the state it led to."""
        self.record = record
        self._states = [state] * len(record.lines)
        self.events = [[] for _ in record.lines]
        self._standing = [number for number, line in enumerate(record.lines) if line.kind != UNDO]

    def cut(self, lines: int) -> None:
        """Forget what comes after so many lines."""
        del self.record.lines[lines:]
        del self.record.texts[lines + 1 :]
        del self.events[lines:]
        del self._states[lines:]

    def _ends_with(self, line: RecordLine) -> bool:
        """Whether the game is over, or was ended before, with these scores and places."""
        if line.content.get(OUTDATED) is True:
            return line.content.get("scores") is None
        over = self.state.waiting() == 0
        result = (line.content.get("scores"), line.content.get("standing"))
        agreed = line.content.get(AGREED) is True
        return over != agreed and result == (self.state.scores(), self.state.standing())

    def _checked_header(self) -> Header:
        header = self.record.header
        self.game.check_seats(len(header.seats), self.game.read_options(header.options))
        return self.record.header

    def _chance(self, recorder: RecordingDealer) -> list[str]:
        return self.game.chance_text(recorder.outcomes)
