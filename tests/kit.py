"""
The kit for rule tests, the same for every game: a game's own file adds how a table is drawn.

    KIT: Final[Kit[Line]] = Kit(GAME)      # in ``board.py``, beside ``table`` and ``drawn``
    act, play = KIT.act, KIT.play

A **move** is written as records write it: the seat's letter, the action, and what chance deals,
``"B take:beacon row=dojo"``. Without a letter it is the first seat that may act now; A is seat 1.

    act(line, "roll", "throw:1=2 throw:1=4")     one action, with what chance deals
    play(line, "place:own-back", "B roll throw:2=5 throw:2=1")      several moves
    run_out(line, "A")                           the time of a seat is up
    dealt(2, "stack=red-head …")                 a game from its set-up on

Each changes the state (``copy`` it to try two ways) and returns what was told, as lines like
``moved seat=1 space=B2``. Chance must be written in full and be used up; ``…`` stands for
whatever is asked for in between or afterwards, and deals the first thing there is.

    refused(line, "roll")          why not, and its clause: ``"not-now RB-51"``
    refused(works, "use:robot", "need", "have")        … ``need 1 have 0`` as well
    explained(line, "roll")        all numbers and names of the refusal
    allowed(line, "roll")          whether it is legal
    choices(line, "place")         every legal action, or those of one kind, of ``seat="B"``
    considered(line)               … of them those that are no courtesies
    shown(line, "place")           what is offered of one kind, refused or not, in order
    told("moved", events)          the events of some kinds, in their order
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Generic, Literal, TypeVar, cast

import pytest
from mypy_extensions import i64

from botyard.kernel.bag import Bag
from botyard.kernel.dealer import Dealer, FirstDealer, RecordingDealer
from botyard.kernel.game import Game, Json
from botyard.kernel.reasons import Reason
from botyard.kernel.scripted import ScriptedDealer
from botyard.kernel.state import State, waiting_seats

SEATS: Final = "ABCDEFGH"
REST: Final = "…"
Chance = str | Sequence[str] | Dealer
S = TypeVar("S", bound=State)


class Script(Dealer):
    """Deals what is written, and at every ``…`` the first thing there is for other streams."""

    def __init__(self, game: Game, words: list[str]) -> None:
        self.written = ScriptedDealer(game.read_chance([word for word in words if word != REST]))
        self.rests = {at - words[:at].count(REST) for at, word in enumerate(words) if word == REST}

    def index(self, stream: i64, n: i64) -> i64:
        return self._for(stream).index(stream, n)

    def roll(self, stream: i64, faces: list[int]) -> i64:
        return self._for(stream).roll(stream, faces)

    def draw(self, stream: i64, bag: Bag) -> i64:
        return self._for(stream).draw(stream, bag)

    def pick(self, stream: i64, n: i64) -> i64:
        return self._for(stream).pick(stream, n)

    def finish(self) -> None:
        """Nothing that is written may be left."""
        self.written.finish()

    def _for(self, stream: int) -> Dealer:
        """Who deals: the script, or the first thing there is where nothing of it is asked for."""
        used, script = self.written.used, self.written.script
        if used in self.rests and (used == len(script) or script[used][0] != stream):
            return FirstDealer()
        return self.written


class Kit(Generic[S]):
    """
    What tests of a game do.

    ``gaps`` says where chance need not be written, as if there were ``…``: never, if nothing is
    written at all, or always. ``check`` is asked after each move, and ``seat_of`` whom a letter
    means, if not the first seat by A.
    """

    def __init__(
        self,
        game: Game,
        *,
        gaps: Literal["never", "unwritten", "always"] = "never",
        check: Callable[[S], object] | None = None,
        seat_of: Callable[[S, str], int] | None = None,
    ) -> None:
        self.game = game
        self.gaps = gaps
        self.check = check
        self.seat_of = seat_of
        self.mirrored = False  # tables of two are drawn with A on seat 2, and B on seat 1
        self.exchanged = False  # so is the table that was drawn last

    def seated(self, letters: str) -> str:
        """Who sits on which seat of a table that is drawn."""
        self.exchanged = self.mirrored and len(letters) == 2
        return letters[::-1] if self.exchanged else letters

    def mirroring(self, request: pytest.FixtureRequest) -> Iterator[None]:
        """Mirror the tables of a test, if it runs for the second time."""
        self.mirrored, self.exchanged = getattr(request, "param", False), False
        yield
        self.mirrored = self.exchanged = False

    # What happens

    def act(self, state: S, move: str, chance: Chance = "") -> list[str]:
        """One action; what chance is said to deal must be used up."""
        letter, name, *written = self._move(state, move)
        seat, action = self._seat(state, letter), self.game.vocabulary.action(name)
        self._check_offered(state, seat)
        why = self.game.why_not(state, seat, action)
        if why is not None:
            raise AssertionError(f"{name} is refused: {why[0].name} ({why[0].clause})")
        events = self.hear(lambda dealer: state.apply(seat, action, dealer), chance or written)
        self._checked(state)
        return events

    def play(self, state: S, *moves: str) -> list[str]:
        """Several moves, one after the other."""
        return [event for move in moves for event in self.act(state, move)]

    def run_out(self, state: S, seat: str, chance: Chance = "") -> list[str]:
        """The time of a seat is up."""
        number = self._seat(state, seat)
        events = self.hear(lambda dealer: state.run_out(number, dealer), chance)
        self._checked(state)
        return events

    def set_out(
        self, seats: int, chance: Chance = "", options: Json | None = None
    ) -> tuple[S, list[str]]:
        """A game from its set-up on, and what was told of that."""
        states: list[State] = []
        chosen = self.game.read_options(options or {})
        events = self.hear(
            lambda dealer: states.append(self.game.setup(chosen, seats, dealer)), chance
        )
        state = cast(S, states[0])
        self._checked(state)
        return state, events

    def dealt(self, seats: int, chance: Chance = "", options: Json | None = None) -> S:
        """A game from its set-up on."""
        return self.set_out(seats, chance, options)[0]

    def hear(self, happens: Callable[[Dealer], object], chance: Chance = "") -> list[str]:
        """Let something happen, with what chance deals; returns what was told of it."""
        if not isinstance(chance, Dealer):
            chance = Script(self.game, self._written(chance))
        dealer = RecordingDealer(chance)
        happens(dealer)
        if isinstance(chance, Script):
            chance.finish()
        lines = [
            " ".join([event.kind, *(f"{key}={value}" for key, value in event.args.items())])
            for event in self.game.events_of(dealer.told)
        ]
        return (
            [_exchanged(r"(?<=\bseat=)[12]\b", line) for line in lines] if self.exchanged else lines
        )

    def copy(self, state: S) -> S:
        """The same state once more, to try another way."""
        return cast(S, state.clone())

    # Looking

    def refused(self, state: S, move: str, *params: str) -> str:
        """Why an action is not allowed: the reason, its clause, and these numbers and names."""
        why = self._why_not(state, move)
        assert why is not None, f"{move} is allowed"
        reason, explained = why
        found = [f"{key} {explained[key]}" for key in params]
        return " ".join([reason.name, reason.clause, *found])

    def explained(self, state: S, move: str) -> Json:
        """The numbers and names of a refusal."""
        letter, name = self._move(state, move)
        action = self.game.vocabulary.action(name)
        return self.game.explain(state, self._seat(state, letter), action)

    def allowed(self, state: S, move: str) -> bool:
        """Whether an action is legal."""
        return self._why_not(state, move) is None

    def choices(self, state: S, kind: str = "", seat: str = "") -> set[str]:
        """Every action of a seat that is not refused, or those of one kind."""
        number = self._seat(state, seat)
        return {
            name
            for action, name in enumerate(self.game.vocabulary.names)
            if not kind or name.partition(":")[0] == kind
            if self.game.why_not(state, number, action) is None
        }

    def considered(self, state: S, seat: str = "") -> set[str]:
        """What a thinking player chooses from: legal, and no courtesy."""
        return {
            self.game.vocabulary.name(action) for action in state.legal(self._seat(state, seat))
        }

    def shown(self, state: S, kind: str, seat: str = "") -> list[str]:
        """What a seat is shown of one kind, in order, whether it is refused or not."""
        names = map(self.game.vocabulary.name, state.candidates(self._seat(state, seat)))
        return [name for name in names if name.partition(":")[0] == kind]

    def told(self, kinds: str, events: list[str]) -> list[str]:
        """The events of these kinds, in their order."""
        return [event for event in events if event.split(" ")[0] in kinds.split()]

    # Parts

    def _written(self, chance: str | Sequence[str]) -> list[str]:
        words = chance.split() if isinstance(chance, str) else list(chance)
        if self.exchanged:
            words = [_exchanged(r"(?<=:)[12](?==)", word) for word in words]
        if self.gaps == "always":
            return [REST, *(part for word in words for part in (word, REST))]
        return words or [REST] if self.gaps == "unwritten" else words

    def _move(self, state: S, move: str) -> list[str]:
        words = move.split()
        return words if words[0] in list(SEATS) else ["", *words]

    def _seat(self, state: S, letter: str) -> int:
        if not letter:
            waiting = sorted(waiting_seats(state), key=self._place)
            return waiting[0] if waiting else 0
        return self.seat_of(state, letter) if self.seat_of else self._place(SEATS.index(letter))

    def _place(self, number: int) -> int:
        return 1 - number if self.exchanged else number

    def _why_not(self, state: S, move: str) -> tuple[Reason, Json] | None:
        seat, name = self._move(state, move)
        action = self.game.vocabulary.action(name)
        return self.game.why_not(state, self._seat(state, seat), action)

    def _check_offered(self, state: S, seat: int) -> None:
        """All that is legal is offered, once, and nothing else."""
        if not (state.waiting() >> seat) & 1:
            return
        legal = [a for a in range(len(self.game.vocabulary)) if not state.refusal(seat, a)]
        assert sorted(state.offered(seat)) == legal
        shown = state.candidates(seat)
        assert len(set(shown)) == len(shown)

    def _checked(self, state: S) -> None:
        if self.check:
            self.check(state)


def run_mirrored(metafunc: pytest.Metafunc) -> None:
    """
    Rules hold for every seat: a test that names a clause runs once more, mirrored.

    Not so one that speaks of seats by number.
    """
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    if "rule" in marks and "seats_by_number" not in marks:
        metafunc.parametrize("mirrored", [False, True], ids=["", "mirrored"], indirect=True)


def _exchanged(numbers: str, text: str) -> str:
    """A text in which seats 1 and 2 have changed places."""
    return re.sub(numbers, lambda found: "21"[int(found[0]) - 1], text)
