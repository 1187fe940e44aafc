"""Checks of clones, positions and JSON: every state can be written down and read again."""

import json

from mypy_extensions import i64

from botyard.contract.broken import Broken, demand
from botyard.kernel.agenda import Agenda
from botyard.kernel.bag import Bag
from botyard.kernel.dealer import Dealer, Generator, SeededDealer
from botyard.kernel.errors import BotyardError
from botyard.kernel.game import OPEN, SPECTATOR, Json
from botyard.kernel.match import Match
from botyard.kernel.state import State, waiting_seats
from botyard.kernel.vectors import vec

_VECTOR = type(vec[i64]())


def attributes(state: State) -> dict[str, object]:
    """Every attribute of a state by value, compiled or not."""
    names: set[str] = set(getattr(state, "__dict__", {}))
    for part in type(state).__mro__:
        names.update(getattr(part, "__mypyc_attrs__", ()))
    names -= {"__dict__"}
    return {name: _value(getattr(state, name)) for name in sorted(names)}


def check_clones(match: Match) -> None:
    """A clone forgets no attribute, and what happens to it does not touch the original."""
    game, state = match.game, match.state
    before = attributes(state)
    demand(len(before) > 0, "clones", "the state has no attributes")
    copy = state.clone()
    forgotten = _different(before, attributes(copy))
    demand(not forgotten, "clones", f"a clone differs in {forgotten}")
    chooser = Generator(len(match.record.lines), 2)
    for _ in range(3):
        seats = waiting_seats(copy)
        choices = copy.legal(seats[0]) if seats else []
        if not choices:
            break
        copy.apply(seats[0], choices[chooser.below(len(choices))], match_dealer(match))
    touched = _different(before, attributes(state))
    demand(not touched, "clones", f"playing on a clone changed {touched}")
    demand(game.fingerprint(state) == game.fingerprint(state.clone()), "clones", "not the same")


def check_positions(match: Match) -> None:
    """A position forgets no attribute, is JSON, and leads back to the same state."""
    game, state = match.game, match.state
    position = game.position(state)
    demand(json.loads(json.dumps(position)) == position, "positions", "it is not plain JSON")
    try:
        again: State = game.read_position(json.loads(json.dumps(position)))
    except BotyardError as wrong:
        raise Broken("positions", f"it cannot be read: {wrong}") from wrong
    forgotten = _different(attributes(state), attributes(again))
    demand(not forgotten, "positions", f"it forgets {forgotten}")


def check_json(match: Match) -> None:
    """Views, events, and what is drawn once survive JSON."""
    game, state = match.game, match.state
    if len(match.record.lines) == 1:
        still = game.still(game.read_options(match.record.header.options))
        demand(_survives(still), "json", "what never changes does not survive JSON")
    watchers = [SPECTATOR, *range(game.seat_count(state))]
    if not state.waiting():
        watchers.append(OPEN)
    for seat in watchers:
        view = game.view(state, seat)
        demand(_survives(view), "json", f"the view of {seat} does not survive JSON")
    for event in match.events[-1]:
        demand(_survives(dict(event.args)), "json", f"the event {event} does not survive JSON")


def match_dealer(match: Match) -> Dealer:
    """A dealer for trying things out, apart from the match's own."""
    return SeededDealer(len(match.record.lines), len(match.game.outcomes))


def _survives(value: Json) -> bool:
    try:
        return bool(json.loads(json.dumps(value)) == value)
    except TypeError:
        return False


def _value(value: object) -> object:
    """An attribute's content, comparable."""
    if isinstance(value, Bag):
        return value.items()
    if isinstance(value, Agenda):
        return list(value.entries)
    if isinstance(value, (list, tuple)):
        return [_value(item) for item in value]
    if isinstance(value, _VECTOR):
        return list(value)
    return value


def _different(one: dict[str, object], other: dict[str, object]) -> list[str]:
    return sorted(name for name in one if one[name] != other.get(name))
