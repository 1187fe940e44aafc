"""One try at a puzzle, told from all its actions so far: nothing of it is kept."""

from typing import Final

from msgspec import Struct

from botyard.kernel.dealer import RecordingDealer, SeededDealer
from botyard.kernel.errors import IllegalAction
from botyard.kernel.game import Game, Json, Puzzle
from botyard.kernel.puzzles import seed_of_puzzle
from botyard.kernel.state import State, waits_for
from botyard.tables.shown import EventShown, Question, Reason, question_of, reason_of

MOST_ACTIONS: Final = 200  # of one try


class PuzzleNow(Struct, frozen=True):
    """How a try stands."""

    view: Json  # once it is over, as it was before its last action
    question: Question | None  # none: it is over
    events: list[EventShown]  # of the last action
    points: int
    reached: int  # stars


class Attempt:
    """
    A try: a puzzle, and what was done there.

    Whatever chance does in a puzzle, it does the same in every try.
    """

    def __init__(self, game: Game, name: str, puzzle: Puzzle) -> None:
        self.game = game
        self.seat = puzzle.seat
        self.state: State = game.read_position(puzzle.position)
        self.is_over = False
        self._stars = puzzle.stars
        self._done = 0  # actions
        self._events: list[EventShown] = []
        self._dealer = SeededDealer(seed_of_puzzle(game.name, name), len(game.outcomes))

    def do(self, actions: list[str]) -> "Attempt":
        """Do these, each if the rules allow it."""
        for name in actions:
            self._take(name)
        return self

    def now(self) -> PuzzleNow:
        """How it stands."""
        game, state, seat = self.game, self.state, self.seat
        points = state.scores()[seat]
        return PuzzleNow(
            game.view(state, seat),
            None if self.is_over else question_of(game, state, seat, self._done + 1),
            self._events,
            points,
            sum(1 for needed in self._stars if points >= needed),
        )

    def why(self, name: str) -> Reason | None:
        """Why something cannot be done now, or None if it can."""
        self._check_going_on()
        return reason_of(self.game, self.state, self.seat, self.game.vocabulary.action(name))

    def known(self) -> Json:
        """What the seat knows now."""
        self._check_going_on()
        return self.game.known(self.state, self.seat)

    def _check_going_on(self) -> None:
        if self.is_over:
            raise IllegalAction("puzzles-over")

    def _take(self, name: str) -> None:
        """One action; the one that ends the puzzle shows nothing of what would come then."""
        self._check_going_on()
        action = self.game.vocabulary.action(name)
        refused = self.game.why_not(self.state, self.seat, action)
        if refused is not None:
            reason, params = refused
            told = {"number": self._done + 1, **params, "clause": reason.clause}
            raise IllegalAction(f"reason-{reason.name}", **told)
        recorder = RecordingDealer(self._dealer)
        after = self.state.clone()
        after.apply(self.seat, action, recorder)
        self._done += 1
        self.is_over = not waits_for(after, self.seat)
        if self.is_over:
            self._events = []
            return
        self.state = after
        self._events = [
            EventShown(event.kind, event.args)
            for event in self.game.events_of(recorder.told)
            if event.seen(self.seat)
        ]
