"""
How likely something would happen, from what the seat can know.

The seat's view is imagined many times, the actions are carried out on each imagined state with
dice of its own, and the events of the last action are counted. What the game would ask before
the first action is left out: so a seat may ask what would come if the dice were rolled now.
"""

from typing import Final

from botyard.kernel.dealer import RecordingDealer, SeededDealer
from botyard.kernel.errors import BotyardError
from botyard.kernel.game import Game, Json, canonical, imagine
from botyard.kernel.reasons import LEGAL
from botyard.kernel.state import State

CONTINUATIONS: Final = 200


def odds_of(game: Game, view: Json, seat: int, actions: list[int]) -> list[Json]:
    """
    The events of the last action that the seat would see, and in what share of cases.

    Empty if an action could not be done. The most likely come first; an event that comes twice
    in one case counts once.
    """
    counts: dict[str, int] = {}
    events: dict[str, Json] = {}
    for seed in range(CONTINUATIONS):
        told = _continued(game, view, seat, actions, seed)
        if told is None:
            return []
        for name, event in told.items():
            counts[name] = counts.get(name, 0) + 1
            events[name] = event
    ranked = sorted(counts, key=lambda name: (-counts[name], name))
    return [{**events[name], "share": counts[name] / CONTINUATIONS} for name in ranked]


def _continued(
    game: Game, view: Json, seat: int, actions: list[int], seed: int
) -> dict[str, Json] | None:
    """What the last action tells in one case; None if an action is refused."""
    dealer = SeededDealer(seed, len(game.outcomes))
    state: State | None = _brought_to(game, imagine(game, view, seat, dealer), seat, actions[0])
    if state is None:
        return None
    listener = RecordingDealer(dealer)
    for action in actions:
        if game.refusal(state, seat, action) != LEGAL:
            return None
        listener = RecordingDealer(dealer)
        state.apply(seat, action, listener)
    seen = [event for event in game.events_of(listener.told) if event.seen(seat)]
    told: list[Json] = [{"kind": event.kind, "args": event.args} for event in seen]
    return {canonical(event): event for event in told}


def _brought_to(game: Game, state: State, seat: int, action: int) -> State | None:
    """The state once everything is left out that is to be decided before the action."""
    if game.refusal(state, seat, action) == LEGAL:
        return state
    position = game.position(state)
    agenda = position.get("agenda")
    while isinstance(agenda, list) and len(agenda) > 1:
        agenda = agenda[:-1]
        try:
            later = game.read_position({**position, "agenda": agenda})
        except BotyardError:
            continue  # nobody can stop there
        if game.refusal(later, seat, action) == LEGAL:
            return later
    return None
