"""What has happened in a game, line by line, and which of it a seat can take back."""

from bisect import bisect_left
from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from botyard.kernel.dealer import RecordingDealer
from botyard.kernel.errors import BadRecord, BotyardError, IllegalAction
from botyard.kernel.events import Event
from botyard.kernel.forced import NO_ACTION, forced
from botyard.kernel.game import Game, Json
from botyard.kernel.reasons import LEGAL
from botyard.kernel.record import DO, RUN_OUT, UNDO, Header, Record, RecordLine
from botyard.kernel.scripted import ScriptedDealer
from botyard.kernel.state import State, waits_for

MOST_BACK: Final = 200  # lines, so that nobody has to look through a whole game for one

_NOTHING: Final[list[Event]] = []


@dataclass(frozen=True)
class Past:
    """
    What a match needs of its past to go on where a store has its whole record.

    A seat takes nothing back across line ``base``. Later lines count only if they stand; of their
    events only those that reveal something.
    """

    header: str  # the first line of the record
    count: int  # of the lines after it
    last: str  # the last one, which the next line names by its hash
    base: int  # a line
    position: Json  # after it
    standing: list[tuple[int, str, list[Event]]]  # it and the lines after it that stand


class History:
    """
    A record with the events and the state of each of its lines.

    Seats take back their own lines as far as they have learned nothing since (BY-3).
    """

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.record = Record(header)
        self.events: list[list[Event]] = []  # of each line
        self._states: list[State] = []  # after each line
        self._standing: list[int] = []  # lines that were not taken back, in order
        self._dirty: list[tuple[int, int]] = []  # first and last of lines that were: see _clean

    @property
    def state(self) -> State:
        """The state now."""
        return self._states[-1]

    def state_after(self, line: int) -> State:
        """The state after a line, counted from 0."""
        return self._states[line]

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
        for number in self._latest_lines():
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
        """
        The last line that this seat can surely never take anything back across.

        Clauses: BY-3.
        """
        for number in self._latest_lines():
            if self._is_horizon(number, seat):
                return number
        if len(self._standing) > MOST_BACK:
            return self._standing[-MOST_BACK - 1]
        return self.record.forgotten

    def forget(self) -> None:
        """Let go of what no seat can take back any more, where a store has the record."""
        seats = range(len(self.record.header.seats))
        horizon = self._clean(min(self.horizon(seat) for seat in seats))
        if horizon <= self.record.forgotten:
            return
        for number in range(self.record.forgotten, horizon):
            self._states[number] = self._states[horizon]
            self.events[number] = _NOTHING
        self._standing = self._standing[bisect_left(self._standing, horizon) :]
        self._dirty = [dirty for dirty in self._dirty if dirty[1] >= horizon]
        self.record.forget(horizon)

    def past(self) -> Past:
        """What to keep so that the match can be recalled without its older lines."""
        seats = range(len(self.record.header.seats))
        base = min(self.horizon(seat) for seat in seats)
        texts = self.record.texts
        return Past(
            texts[0],
            len(self.record.lines),
            texts[-1],
            base,
            self.game.position(self._clean_state(base)),
            [
                (number, texts[number + 1], [one for one in self.events[number] if one.reveals])
                for number in self._standing[bisect_left(self._standing, base) :]
            ],
        )

    def recalling(self, past: Past) -> Generator[None, None, None]:
        """Stand where a match stood, in small steps."""
        known = {past.count - 1: past.last}
        known.update({number: text for number, text, _ in past.standing})
        self.record.recall(past.header, known, past.count)
        self.record.forgotten = past.base
        self._standing = [number for number, _, _ in past.standing]
        self.events = [_NOTHING] * past.count
        state: State = self.game.read_position(past.position)
        self._states = [state] * past.count
        for place, (number, _, events) in enumerate(past.standing):
            self.events[number] = events
            if number > past.base:
                state = state.clone()
                if not self._play_again(state, [number]):
                    raise BadRecord("record-illegal", line=self.record.number(number), clause="")
            end = past.standing[place + 1][0] if place + 1 < len(past.standing) else past.count
            self._states[number:end] = [state] * (end - number)
            yield

    def without(self, lines: list[int]) -> State | None:
        """
        The state as if these lines had not been, or None if other seats' lines need them.

        Two ways must lead to the same position: these lines first, as it was, and last.
        """
        base = self._clean(lines[0] - 1)
        later = [
            number
            for number in self._standing[bisect_left(self._standing, base + 1) :]
            if self.record.lines[number].kind in (DO, RUN_OUT)
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

    def _keep(
        self, line: RecordLine, state: State, recorder: RecordingDealer | None = None
    ) -> list[Event]:
        events = [] if recorder is None else self.game.events_of(recorder.told)
        if line.kind != UNDO:
            self._standing.append(len(self.record.lines))
        self.record.add(line)
        self.events.append(events)
        self._states.append(state)
        return events

    def _take_back(self, seat: int, lines: list[int]) -> None:
        state = self.without(lines)
        assert state is not None
        for line in lines:
            del self._standing[bisect_left(self._standing, line)]
        self._soil(lines[0])
        numbers = [self.record.number(line) for line in lines]
        self._keep(RecordLine(UNDO, seat, undone=numbers), state)

    def _latest_lines(self) -> list[int]:
        """
        The lines that were not taken back, the last first, as far as anybody may go back.

        Clauses: BY-3.
        """
        return self._standing[-1 : -MOST_BACK - 1 : -1]

    def _is_horizon(self, number: int, seat: int) -> bool:
        """Whether a line is no decision, or taught this seat something: by chance or by showing."""
        line = self.record.lines[number]
        if line.kind not in (DO, RUN_OUT) or self._taught(number, seat):
            return True
        return line.seat == seat and (line.kind == RUN_OUT or len(line.chance) > 0)

    def _taught(self, number: int, seat: int) -> bool:
        """Whether a line told this seat something that was hidden until then."""
        return any(event.reveals and event.seen(seat) for event in self.events[number])

    def _soil(self, first: int) -> None:
        """From this line on to the last one, states hold what is now taken back."""
        while self._dirty and self._dirty[-1][1] >= first - 1:
            first = min(first, self._dirty.pop()[0])
        self._dirty.append((first, len(self.record.lines) - 1))

    def _clean(self, line: int) -> int:
        """The last line up to this one whose state holds nothing that was taken back later."""
        place = bisect_left(self._dirty, (line + 1, 0)) - 1
        if place >= 0 and self._dirty[place][1] >= line:
            return self._dirty[place][0] - 1
        return line

    def _clean_state(self, line: int) -> State:
        """The state after a line, without what was taken back later."""
        clean = self._clean(line)
        after, until = bisect_left(self._standing, clean + 1), bisect_left(self._standing, line + 1)
        state = self._states[clean].clone()
        played = self._play_again(state, self._standing[after:until])
        assert played
        return state

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
