"""A game in play with its record: every change is a line, and every line can be replayed."""

from collections.abc import Callable
from typing import Final

from botyard.kernel.dealer import Dealer, RecordingDealer
from botyard.kernel.errors import (
    BadPosition,
    BadRecord,
    BotyardError,
    IllegalAction,
    UnknownName,
)
from botyard.kernel.events import Event
from botyard.kernel.game import Game, Json, canonical
from botyard.kernel.reading import Reader
from botyard.kernel.reasons import LEGAL
from botyard.kernel.record import (
    AGREED,
    DEAL,
    DO,
    END,
    POSITION,
    REBASE,
    RUN_OUT,
    UNDO,
    Header,
    Line,
    Record,
)
from botyard.kernel.scripted import ScriptedDealer
from botyard.kernel.state import State, legal, offered, waits_for

NO_ACTION: Final = -1
_NOTHING: Final[list[Event]] = []


class Match:
    """
    One game from set-up to its end.

    An action is applied to a clone that is swapped in, so that no half move exists. Seats take
    back their own lines as far as they have learnt nothing since (BY-3).
    """

    def __init__(self, game: Game, header: Header, dealer: Dealer) -> None:
        self.game = game
        self.dealer = dealer
        self.record = Record(header)
        self.events: list[list[Event]] = []  # of each line
        self._states: list[State] = []  # after each line
        self._undone: dict[int, int] = {}  # a line taken back: the line that did it

    @property
    def state(self) -> State:
        """The state now."""
        return self._states[-1]

    def state_after(self, line: int) -> State:
        """The state after a line, counted from 0."""
        return self._states[line]

    def deal(self) -> list[Event]:
        """Set the game up."""
        header = self._checked_header()
        recorder = RecordingDealer(self.dealer)
        options = self.game.read_options(header.options)
        state = self.game.setup(options, len(header.seats), recorder)
        return self._keep(Line(DEAL, chance=self._chance(recorder)), state, recorder)

    def go_on_from(self, position: Json) -> None:
        """
        Begin with a position instead of a deal: what is hidden in it stays as it was.

        Clauses: BY-5.
        """
        state = self.game.read_position(position)
        if self.game.seat_count(state) != len(self._checked_header().seats):
            raise BadPosition("position-seats", seats=self.game.seat_count(state))
        if state.waiting() == 0:
            raise BadPosition("position-over")
        self._keep(Line(DEAL, content={POSITION: position}), state)

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out an action; an illegal one is refused with its reason and clause."""
        refused = self.game.why_not(self.state, seat, action)
        if refused is not None:
            reason, params = refused
            raise IllegalAction(f"reason-{reason.name}", clause=reason.clause, **params)
        recorder = RecordingDealer(self.dealer)
        state = self.state.clone()
        state.apply(seat, action, recorder)
        name = self.game.vocabulary.name(action)
        return self._keep(Line(DO, seat, name, self._chance(recorder)), state, recorder)

    def run_out(self, seat: int) -> list[Event]:
        """The clock of a seat ran out."""
        if not waits_for(self.state, seat):
            raise IllegalAction("reason-no-clock-runs", clause="BY-4", seat=seat + 1)
        recorder = RecordingDealer(self.dealer)
        state = self.state.clone()
        state.run_out(seat, recorder)
        return self._keep(Line(RUN_OUT, seat, chance=self._chance(recorder)), state, recorder)

    def undo(self, seat: int) -> None:
        """
        Take back the last thing a seat decided, with what followed from it without a choice.

        Clauses: BY-3.
        """
        lines = self.undoable(seat)
        if not lines:
            raise IllegalAction("reason-nothing-to-take-back", clause="BY-3", seat=seat + 1)
        self._take_back(seat, lines)

    def undoable(self, seat: int) -> list[int]:
        """
        The lines that an undo would take back now; empty if it would pass the horizon.

        The horizon is the last outcome of the seat's own, the last revealing event it saw, or
        another seat's action that does not commute with its own. Forced answers go with the
        decision they followed from.

        Clauses: BY-3.
        """
        taken: list[int] = []
        if self.record.is_finished():
            return taken
        for number in self._standing_lines():
            if self._is_horizon(number, seat):
                return []
            if self.record.lines[number].seat != seat:
                continue
            taken.insert(0, number)
            before = self.without(taken)
            if before is None:
                return []
            if forced(self.game, before, seat, person=True) == NO_ACTION:
                return taken
        return []

    def horizon(self, seat: int) -> int:
        """The last line that this seat can surely never take anything back across."""
        for number in self._standing_lines():
            if self._is_horizon(number, seat):
                return number
        return self.record.forgotten

    def forget(self) -> None:
        """Let go of what no seat can take back any more, where a store has the record."""
        seats = range(len(self.record.header.seats))
        horizon = min(self.horizon(seat) for seat in seats)
        for undone, by in sorted(self._undone.items(), reverse=True):
            if undone <= horizon < by:
                horizon = undone - 1
        for number in range(self.record.forgotten, horizon):
            self._states[number] = self._states[horizon]
            self.events[number] = _NOTHING
        self._undone = {undone: by for undone, by in self._undone.items() if by > horizon}
        self.record.forget(horizon)

    def finish(self, secret: str = "", *, agreed: bool = False) -> None:
        """
        Close the record with scores and places, and with the secret of the dice.

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
        self._keep(Line(END, content=content), self.state)

    def rebase(self, dealer: Dealer) -> None:
        """Note the position under the rules and data of today; the game goes on with new dice."""
        options = self.game.read_options(self.record.header.options)
        content: dict[str, object] = {
            "rules": self.game.rules_version,
            "data": self.game.digest(options),
            POSITION: self.game.position(self.state),
        }
        self._keep(Line(REBASE, content=content), self.state)
        self.dealer = dealer

    def repeat(self, line: Line) -> None:
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

    def _ends_with(self, line: Line) -> bool:
        """Whether the game is over, or was ended by agreement, with these scores and places."""
        over = self.state.waiting() == 0
        result = (line.content.get("scores"), line.content.get("standing"))
        agreed = line.content.get(AGREED) is True
        return over != agreed and result == (self.state.scores(), self.state.standing())

    def skip_to(self, rebase: Line, lines: int) -> None:
        """Begin at the rebase line of a record, the lines before it being of other rules."""
        position = rebase.content.get(POSITION)
        if not isinstance(position, dict):
            raise BotyardError("record-rebase")
        self._states = [self.game.read_position(position)] * lines
        self.events = [[] for _ in range(lines)]

    def stand_at(self, record: Record, state: State) -> None:
        """Stand at the end of a record that was played by other rules, in the state it led to."""
        self.record = record
        self._states = [state] * len(record.lines)
        self.events = [[] for _ in record.lines]

    def _checked_header(self) -> Header:
        header = self.record.header
        self.game.check_seats(len(header.seats), self.game.read_options(header.options))
        return self.record.header

    def _chance(self, recorder: RecordingDealer) -> list[str]:
        return self.game.chance_text(recorder.outcomes)

    def _keep(
        self, line: Line, state: State, recorder: RecordingDealer | None = None
    ) -> list[Event]:
        events = [] if recorder is None else self.game.events_of(recorder.told)
        self.record.add(line)
        self.events.append(events)
        self._states.append(state)
        return events

    def _take_back(self, seat: int, lines: list[int]) -> None:
        state = self.without(lines)
        assert state is not None
        for line in lines:
            self._undone[line] = len(self.record.lines)
        numbers = [self.record.number(line) for line in lines]
        self._keep(Line(UNDO, seat, undone=numbers), state)

    def _standing_lines(self) -> list[int]:
        """The numbers of the lines that were not taken back, the last first."""
        lines = self.record.lines
        return [
            number
            for number in range(len(lines) - 1, self.record.forgotten - 1, -1)
            if number not in self._undone and lines[number].kind != UNDO
        ]

    def _is_horizon(self, number: int, seat: int) -> bool:
        """Whether a line is no decision, or taught this seat something: by chance or by showing."""
        line = self.record.lines[number]
        if line.kind not in (DO, RUN_OUT) or self._taught(number, seat):
            return True
        return line.seat == seat and (line.kind == RUN_OUT or len(line.chance) > 0)

    def _taught(self, number: int, seat: int) -> bool:
        """Whether a line told this seat something that was hidden until then."""
        return any(event.reveals and event.seen(seat) for event in self.events[number])

    def without(self, lines: list[int]) -> State | None:
        """
        The state as if these lines had not been, or None if other seats' lines need them.

        Two ways must lead to the same position: these lines first, as it was, and last.
        """
        base = self._base(lines[0])
        later = [
            number
            for number in range(base + 1, len(self.record.lines))
            if number not in self._undone and self.record.lines[number].kind in (DO, RUN_OUT)
        ]
        before = self._states[base].clone()
        others = [number for number in later if number not in lines]
        if not self._play_again(before, others):
            return None
        if others:
            after = before.clone()
            same = self._play_again(after, [number for number in later if number in lines])
            if not same or self.game.fingerprint(after) != self.game.fingerprint(self.state):
                return None
        return before

    def _base(self, line: int) -> int:
        """The last line before this one whose state holds nothing that was taken back later."""
        base = line - 1
        for undone, by in sorted(self._undone.items(), reverse=True):
            if undone <= base < by:
                base = undone - 1
        return base

    def _play_again(self, state: State, lines: list[int]) -> bool:
        for number in lines:
            line = self.record.lines[number]
            dealer = ScriptedDealer(self.game.read_chance(line.chance))
            if not waits_for(state, line.seat):
                return False
            try:
                if line.kind == RUN_OUT:
                    state.run_out(line.seat, dealer)
                else:
                    action = self.game.vocabulary.action(line.action)
                    if state.refusal(line.seat, action) != LEGAL:
                        return False
                    state.apply(line.seat, action, dealer)
                dealer.finish()
            except BotyardError:
                return False
        return True


def forced(game: Game, state: State, seat: int, *, person: bool) -> int:
    """
    The only answer a seat can give, if nobody needs to be asked; else ``NO_ACTION``.

    A person is still asked to perform a ceremony.
    """
    if not waits_for(state, seat):
        return NO_ACTION
    choices = offered(state, seat) if person else legal(state, seat)
    if len(choices) != 1 or (person and game.vocabulary.is_ceremony(choices[0])):
        return NO_ACTION
    return choices[0]


def replay(game: Game, record: Record, dealing: Callable[[int], Dealer] | None = None) -> Match:
    """
    Play a record again, line by line, as far back as it was played by the rules of today.

    Without dealers, chance does what the record says. With them, they deal, and must deal the
    same: that is how dice are checked, and how a game goes on where it stopped. ``dealing``
    gives the dealer for the number of a rebase line, or for 0 the one that dealt first.
    """
    first = first_line(game, record)
    match = Match(game, record.header, ScriptedDealer([]))
    match.record.lines = record.lines[:first]
    match.record.texts = record.texts[: first + 1]
    if first:
        try:
            match.skip_to(record.lines[first - 1], first)
        except (BotyardError, KeyError, IndexError) as wrong:
            raise _at_line(wrong, record.number(first - 1)) from wrong
    if dealing is not None:
        match.dealer = dealing(record.number(first - 1) if first else 0)
    for number in range(first, len(record.lines)):
        line = record.lines[number]
        try:
            if dealing is None:
                match.dealer = ScriptedDealer(game.read_chance(line.chance))
            match.repeat(line)
        except (BotyardError, KeyError, IndexError) as wrong:
            raise _at_line(wrong, record.number(number)) from wrong
        if match.record.lines[-1].chance != line.chance:
            raise BadRecord("record-dealt-otherwise", line=record.number(number))
        match.record.texts[-1] = record.texts[number + 1]
        if dealing is not None and line.kind == REBASE:
            match.dealer = dealing(record.number(number))
    return match


def _at_line(wrong: Exception, line: int) -> BadRecord:
    """The error of a line of a record, with its number."""
    if isinstance(wrong, UnknownName):
        return BadRecord("record-unknown-name", line=line, name=str(wrong.params["name"]))
    if isinstance(wrong, IllegalAction):
        return BadRecord("record-illegal", line=line, clause=wrong.params.get("clause", ""))
    if isinstance(wrong, BadPosition):
        return BadRecord("record-rebase", line=line)
    if isinstance(wrong, BotyardError) and wrong.key.startswith("record-"):
        return BadRecord(wrong.key, line=line)
    return BadRecord("record-chance", line=line)


def first_line(game: Game, record: Record) -> int:
    """
    Where replay begins: at the deal, or after the first rebase onto the rules of today.

    A record whose last part was played by other rules, or with other data, is refused.
    """
    header = record.header
    if header.game != game.name:
        raise BadRecord("record-other-game", line=1, game=header.game, wanted=game.name)
    if len(header.seats) not in game.seats:
        raise BadRecord("record-seats", line=1, seats=len(header.seats))
    today = (game.rules_version, game.digest(game.read_options(header.options)))
    first, played = 0, (header.rules, header.data)
    for number, line in enumerate(record.lines):
        if line.kind == REBASE:
            reader = Reader(line.content, f"line {record.number(number)}", BadRecord)
            after = (reader.integer("rules", 1, 1_000_000), reader.text("data"))
            if played != today:
                first = number + 1
            played = after
    if played[0] != today[0]:
        raise BadRecord("record-rules", line=1, rules=played[0], known=game.rules_version)
    if played != today:
        raise BadRecord("record-data", line=1, data=played[1])
    return first
