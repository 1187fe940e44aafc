"""Checks of secrecy: what a seat cannot know must not change anything that it is shown."""

import json
from math import sqrt

from botyard.contract.broken import demand
from botyard.contract.copies import match_dealer
from botyard.kernel.dealer import Generator, RecordingDealer
from botyard.kernel.events import Event
from botyard.kernel.game import SPECTATOR, Game, Json, imagine
from botyard.kernel.knowledge import Slot, item_at, put_at
from botyard.kernel.match import Match
from botyard.kernel.state import State, waiting_seats

_SAMPLES = 300
_SIGMAS = 8.0


def check_secrecy(match: Match) -> None:
    """Hidden items are swapped in the state; the seat is shown, asked and refused the same."""
    game, state = match.game, match.state
    chooser = Generator(len(match.record.lines), 3)
    for seat in (SPECTATOR, *range(game.seat_count(state))):
        other = swapped(game, state, seat, chooser)
        if other is None:
            continue
        who = "a spectator" if seat == SPECTATOR else f"seat {seat + 1}"
        same = game.view(state, seat) == game.view(other, seat)
        demand(same, "secrecy", f"the view of {who} depends on what is hidden")
        same = game.known(state, seat) == game.known(other, seat)
        demand(same, "secrecy", f"what {who} is told to know depends on what is hidden")
        demand(state.waiting() == other.waiting(), "secrecy", f"{who} sees who is waited for")
        same = _hurried(game, state) == _hurried(game, other)
        demand(same, "secrecy", f"{who} sees who has to hurry")
        if seat != SPECTATOR:
            for what in ("choices", "refusals", "observe"):
                same = shown(game, state, seat, what) == shown(game, other, seat, what)
                demand(same, "secrecy", f"{what} of {who} depend on what is hidden")
        demand(
            _tells_the_same(match, other, seat, chooser),
            "secrecy",
            f"events seen by {who} depend on what is hidden",
        )


def check_telling(match: Match) -> None:
    """No event names, to a seat that sees it, something that this seat cannot know."""
    game = match.game
    position = game.position(match.state)
    for seat in (SPECTATOR, *range(game.seat_count(match.state))):
        for kind, slots in hidden_slots(game, match.state, seat).items():
            hidden = {str(item_at(position, slot.keys)) for slot in slots}
            for event in _since_shuffle(game, match.events[-1]):
                if event.seen(seat):
                    told = _items(game, event, kind) & hidden - _twins(position, hidden)
                    demand(not told, "telling", f"{event.kind} tells seat {seat + 1} of {told}")


def check_imagination(match: Match) -> None:
    """From what it knows alone a seat imagines a state that looks the same and allows the same."""
    game, state = match.game, match.state
    for seat in range(game.seat_count(state)):
        known = json.loads(json.dumps(game.known(state, seat)))
        imagined = imagine(game, known, seat, match_dealer(match))
        same = game.known(imagined, seat) == known
        demand(same, "imagination", "something else is known there")
        same = game.view(imagined, seat) == game.view(state, seat)
        demand(same, "imagination", "it looks different")
        for what in ("choices", "refusals", "observe"):
            same = shown(game, state, seat, what) == shown(game, imagined, seat, what)
            demand(same, "imagination", f"{what} of seat {seat + 1} are different")
        broken = game.invariants(imagined)
        demand(not broken, "imagination", f"in the imagined state it does not hold: {broken}")


def check_redeal(match: Match) -> None:
    """A redeal keeps the view, and every hidden item is as likely in every hidden place."""
    game, state = match.game, match.state
    dealer = match_dealer(match)
    for seat in range(game.seat_count(state)):
        hidden = hidden_slots(game, state, seat)
        if all(len({slot.keys[:-1] for slot in slots}) == 1 for slots in hidden.values()):
            continue  # all that is hidden lies in one bag, which has no order
        counts: dict[tuple[tuple[str | int, ...], str], int] = {}
        for _ in range(_SAMPLES):
            sample = state.clone()
            sample.redeal(seat, dealer)
            position = game.position(sample)
            for slots in hidden.values():
                for slot in slots:
                    key = (slot.keys[:-1], str(item_at(position, slot.keys)))
                    counts[key] = counts.get(key, 0) + 1
        same = game.view(sample, seat) == game.view(state, seat)
        demand(same, "redeal", f"it changes the view of seat {seat + 1}")
        same = game.known(sample, seat) == game.known(state, seat)
        demand(same, "redeal", f"it changes what seat {seat + 1} knows")
        for kind, slots in hidden.items():
            _demand_fair_odds(game.position(state), kind, slots, counts)


def hidden_slots(game: Game, state: State, seat: int) -> dict[str, list[Slot]]:
    """What a seat cannot know in a state."""
    return game.knowledge.hidden_slots(game.position(state), seat, game.teams(state))


def known_items(game: Game, state: State, seat: int) -> list[str]:
    """All items whose place a seat knows."""
    position = game.position(state)
    everything = game.knowledge.all_slots(position)
    hidden = {slot.keys for slots in hidden_slots(game, state, seat).values() for slot in slots}
    return sorted(
        str(item_at(position, slot.keys)) for slot in everything if slot.keys not in hidden
    )


def shown(game: Game, state: State, seat: int, what: str) -> object:
    """What a seat is offered, is refused with which words, or observes."""
    if what == "choices":
        return state.candidates(seat), state.courtesies(seat)
    if what == "observe":
        numbers: list[float] = []
        state.observe(seat, numbers)
        return numbers
    return [game.why_not(state, seat, action) for action in range(len(game.vocabulary))]


def _hurried(game: Game, state: State) -> list[int]:
    """How long the rules leave those who are waited for: everybody sees it."""
    return [game.hurry(state, seat) for seat in waiting_seats(state)]


def swapped(game: Game, state: State, seat: int, chooser: Generator) -> State | None:
    """The state with hidden items exchanged at random; None if nothing is hidden."""
    position: Json = json.loads(json.dumps(game.position(state)))
    changed = False
    for slots in hidden_slots(game, state, seat).values():
        items = [item_at(position, slot.keys) for slot in slots]
        for number in range(len(items) - 1, 0, -1):
            other = chooser.below(number + 1)
            items[number], items[other] = items[other], items[number]
        for slot, item in zip(slots, items, strict=True):
            changed = changed or item_at(position, slot.keys) != item
            put_at(position, slot.keys, item)
    other_state: State = game.read_position(position)
    return other_state if changed else None


def _tells_the_same(match: Match, other: State, seat: int, chooser: Generator) -> bool:
    """Whether one more action is told alike, unless it reveals something or chance decides."""
    game, state = match.game, match.state
    seats = waiting_seats(state)
    if not seats:
        return True
    acting = seats[chooser.below(len(seats))]
    both = [action for action in state.legal(acting) if action in other.legal(acting)]
    if not both:
        return True
    action = both[chooser.below(len(both))]
    told: list[list[Event]] = []
    for one in (state, other):
        dealer = RecordingDealer(match_dealer(match))
        one.clone().apply(acting, action, dealer)
        events = game.events_of(dealer.told)
        if dealer.outcomes or any(event.reveals for event in events):
            return True
        told.append([event for event in events if event.seen(seat)])
    return told[0] == told[1]


def _since_shuffle(game: Game, events: list[Event]) -> list[Event]:
    """What was told after the last event that hides again what was shown before."""
    hiding = {declared.name for declared in game.events.kinds if declared.hides}
    last = max([number for number, event in enumerate(events) if event.kind in hiding], default=0)
    return events[last:]


def _items(game: Game, event: Event, kind: str) -> set[str]:
    """The items of a kind that an event names."""
    for declared in game.events.kinds:
        if declared.name == event.kind:
            return {str(event.args[name]) for name, names in declared.args if names.what == kind}
    return set()


def _twins(position: Json, names: set[str]) -> set[str]:
    """Items of which there is more than one: naming one of them betrays no place."""
    text = json.dumps(position)
    return {name for name in names if text.count(json.dumps(name)) > 1}


def _demand_fair_odds(
    position: Json,
    kind: str,
    slots: list[Slot],
    counts: dict[tuple[tuple[str | int, ...], str], int],
) -> None:
    """Chi-square of every hidden place against drawing without replacement."""
    items = [str(item_at(position, slot.keys)) for slot in slots]
    total = len(items)
    places = {slot.keys[:-1]: 0 for slot in slots}
    for slot in slots:
        places[slot.keys[:-1]] += 1
    for place, size in places.items():
        if size == total:
            continue
        deviation, kinds = 0.0, 0
        for item in set(items):
            share = items.count(item) / total
            spread = size * share * (1 - share) * (total - size) / (total - 1)
            if spread > 0:
                found = counts.get((place, item), 0)
                deviation += (found - _SAMPLES * size * share) ** 2 / (_SAMPLES * spread)
                kinds += 1
        fair = deviation <= kinds + _SIGMAS * sqrt(2 * kinds)
        demand(fair, "redeal", f"the odds of each {kind} in {place} are wrong ({deviation:.0f})")
