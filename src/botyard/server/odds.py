"""
How likely something would happen, from what the seat can know.

What the seat knows is imagined many times, the actions are carried out on each imagined state with
dice of its own, and the events of the last action are counted. What the game would ask before
the first action is left out, if the game knows how: so a seat may ask at any time what would come
if the belt moved now.
"""

from typing import Final

from botyard.kernel.dealer import RecordingDealer, SeededDealer
from botyard.kernel.game import Game, Json, canonical, imagine
from botyard.kernel.reasons import LEGAL

CONTINUATIONS: Final = 200


def odds_of(game: Game, known: Json, seat: int, actions: list[int]) -> list[Json]:
    """
    The events of the last action that the seat would see, and in what share of cases.

    Empty if an action could not be done. The most likely come first; an event that comes twice
    in one case counts once.
    """
    counts: dict[str, int] = {}
    events: dict[str, Json] = {}
    for seed in range(CONTINUATIONS):
        told = _continued(game, known, seat, actions, seed)
        if told is None:
            return []
        for name, event in told.items():
            counts[name] = counts.get(name, 0) + 1
            events[name] = event
    ranked = sorted(counts, key=lambda name: (-counts[name], name))
    return [{**events[name], "share": counts[name] / CONTINUATIONS} for name in ranked]


def _continued(
    game: Game, known: Json, seat: int, actions: list[int], seed: int
) -> dict[str, Json] | None:
    """What the last action tells in one case; None if an action is refused."""
    dealer = SeededDealer(seed, len(game.outcomes))
    state = imagine(game, known, seat, dealer)
    game.leave_out(state, seat, actions[0])
    listener = RecordingDealer(dealer)
    for action in actions:
        if game.refusal(state, seat, action) != LEGAL:
            return None
        listener = RecordingDealer(dealer)
        state.apply(seat, action, listener)
    seen = [event for event in game.events_of(listener.told) if event.seen(seat)]
    told: list[Json] = [{"kind": event.kind, "args": event.args} for event in seen]
    return {canonical(event): event for event in told}
