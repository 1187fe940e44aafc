"""
What would happen, told from what the seat can know.

What the seat knows is imagined several times, and the actions are tried on each imagined state, as
far as the seat could take them back: up to the first chance or the first event that shows it
something hidden. What differs from one imagination to another is not told either. So nothing
that was only imagined is ever shown as if it were true.
"""

from contextlib import suppress
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from mypy_extensions import i64

from botyard.kernel.dealer import Dealer, RecordingDealer, SeededDealer
from botyard.kernel.events import Event
from botyard.kernel.forced import NO_ACTION, forced
from botyard.kernel.game import Game, Json, imagine
from botyard.kernel.reasons import LEGAL
from botyard.kernel.state import State, waits_for

IMAGINATIONS: Final = 3
MOST_ACTIONS: Final = 32


def preview_of(
    game: Game, known: Json, seat: int, actions: list[int], foresee: bool = False
) -> Json:
    """
    What these actions would bring, in their order; then what the game foresees of the seat's plan.

    - ``events``: what the seat would see for certain
    - ``chance``: whether chance would decide what comes then
    - ``certain``: whether nothing is left open, neither by chance nor by what is hidden
    - ``refused``: the first action that would be refused, with its reason
    - ``view``: what the seat would see after all actions, if that is certain
    """
    tries = [_tried(game, known, seat, actions, foresee, seed) for seed in range(IMAGINATIONS)]
    first = tries[0]
    certain = not first.open and all(other == first for other in tries)
    return {
        "events": [{"kind": event.kind, "args": event.args} for event in _common(tries)],
        "chance": any(one.chance for one in tries),
        "certain": certain,
        "refused": first.refused if certain else None,
        "view": first.view if certain else None,
    }


def ends_turn(game: Game, known: Json, seat: int, actions: list[int]) -> bool:
    """
    Whether the seat would have nothing more to decide after these actions, whatever chance brings.

    Answers that leave no choice are given, as a table does. False if an action could not be done.
    """
    return all(_passes_on(game, known, seat, actions, seed) for seed in range(IMAGINATIONS))


def _passes_on(game: Game, known: Json, seat: int, actions: list[int], seed: int) -> bool:
    dealer = SeededDealer(seed, len(game.outcomes))
    state = imagine(game, known, seat, dealer)
    for action in actions:
        if game.refusal(state, seat, action) != LEGAL:
            return False
        state.apply(seat, action, dealer)
    while (action := forced(game, state, seat, person=True)) != NO_ACTION:
        state.apply(seat, action, dealer)
    return not waits_for(state, seat)


@dataclass
class _Try:
    """What became of the actions on one imagined state."""

    events: list[Event] = field(default_factory=list)
    open: bool = False  # whether something that nobody can know comes next
    chance: bool = False
    refused: Json | None = None
    view: Json | None = None


class _Chance(Exception):
    """The rules ask for chance."""


class _NoDealer(Dealer):
    """Deals nothing."""

    def index(self, stream: i64, n: i64) -> i64:
        raise _Chance


def _tried(
    game: Game, known: Json, seat: int, actions: list[int], foresee: bool, seed: int
) -> _Try:
    state = imagine(game, known, seat, SeededDealer(seed, len(game.outcomes)))
    tried = _Try()
    for action in actions:
        refused = game.why_not(state, seat, action)
        if refused is not None:
            reason, params = refused
            tried.refused = {
                "action": game.vocabulary.name(action),
                "reason": {
                    "key": f"reason-{reason.name}",
                    "clause": reason.clause,
                    "params": params,
                },
            }
            return tried
        listener, asked = RecordingDealer(_NoDealer()), False
        try:
            state.apply(seat, action, listener)
        except _Chance:
            asked = True
        seen = [event for event in game.events_of(listener.told) if event.seen(seat)]
        certain = list(takewhile(lambda event: not event.reveals, seen))
        tried.events += certain
        tried.chance = asked and certain == seen
        tried.open = asked or certain != seen
        if tried.open:
            return tried
    tried.view = game.view(state, seat)
    if foresee:
        tried.events += _foreseen(game, state, seat)
    return tried


def _foreseen(game: Game, state: State, seat: int) -> list[Event]:
    """What the seat's plan leads to, up to the first chance."""
    listener = RecordingDealer(_NoDealer())
    with suppress(_Chance):
        game.foresee(state, seat, listener)
    return [event for event in game.events_of(listener.told) if event.seen(seat)]


def _common(tries: list[_Try]) -> list[Event]:
    """The events at the beginning that all imaginations share."""
    together = zip(*[one.events for one in tries], strict=False)
    same = takewhile(lambda events: all(event == events[0] for event in events), together)
    return [events[0] for events in same]
