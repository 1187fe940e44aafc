"""What a seat or a spectator sees: all but the hands of others, decks, and what others begin."""

from typing import Final, TypedDict, cast

from botyard.games.fantastic_factories.cards import (
    BLUEPRINTS,
    CONTRACTOR_ROW,
    CONTRACTORS,
    KINDS,
    NO_CARD,
    SLOTS,
    TOOLS,
    TYPES,
)
from botyard.games.fantastic_factories.declared import (
    DIE_STEP,
    GIVE_STEP,
    HIRE_STEP,
    REASONS,
    STEPS,
    WORK_PHASE,
)
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.positions.read import read_loosely
from botyard.games.fantastic_factories.positions.write import position
from botyard.games.fantastic_factories.rules.activating import refuse_copy, refuse_use
from botyard.games.fantastic_factories.rules.backing import go_back
from botyard.games.fantastic_factories.rules.building import metal_cost, refuse_build
from botyard.games.fantastic_factories.rules.hiring import refuse_hire
from botyard.games.fantastic_factories.rules.machine import machine_cards_of, machine_score
from botyard.games.fantastic_factories.scoring import score, score_lines
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.agenda import NOTHING
from botyard.kernel.game import OPEN, Json, LineView
from botyard.kernel.reasons import LEGAL
from botyard.kernel.state import waiting_seats

UNKNOWN: Final = "?"


class SeatView(TypedDict):
    """What everybody sees of a seat, besides its factory in the position."""

    hand: int
    compound: int
    score: int
    lines: list[LineView]


class BuildView(TypedDict):
    """A card of the own hand: what it costs now, and why it cannot be built, if so."""

    blueprint: str
    metal: int
    energy: int
    refused: str | None


class UseView(TypedDict):
    """A card of the own compound, or of the market for the Replicator: why it cannot be used."""

    blueprint: str
    refused: str | None


class HireView(TypedDict):
    """A contractor of the market: why it cannot be hired."""

    contractor: str
    tool: str
    energy: int
    refused: str | None


class OwnView(TypedDict):
    """What the seat could do with what it has now, whatever it is asked."""

    build: list[BuildView]
    use: list[UseView]
    copy: list[UseView]
    hire: list[HireView]


class MachineView(TypedDict):
    """The Machine: its points, and how many cards of each type it has."""

    score: int
    types: dict[str, int]


class View(TypedDict):
    """The table. ``position`` is all that is known of it, the rest is there to be drawn."""

    position: Json
    phase: str
    step: str | None
    args: list[int | str]
    waiting: list[int]
    deck: int
    contractor_deck: int
    seats: list[SeatView]
    own: OwnView | None
    machine: MachineView | None
    standing: list[int] | None


def view(works: Play, seat: int) -> Json:
    """
    The view of a seat, or of a spectator.

    What another seat has begun and not done is not shown: it may still go back.

    Clauses: FF-59.
    """
    shown = works if seat == OPEN else _without_begun(works, seat)
    seen: View = {
        "position": _masked(shown, seat),
        "phase": _phase(works),
        "step": None,
        "args": [],
        "waiting": [number + 1 for number in waiting_seats(works)],
        "deck": int(works.deck.total),
        "contractor_deck": int(works.crew_deck.total),
        "seats": [_seat_view(shown, number) for number in range(works.seats)],
        "own": _own_view(works, seat) if seat >= 0 else None,
        "machine": _machine_view(works) if works.seats == 1 else None,
        "standing": works.standing(),
    }
    if seat >= 0 and works.step_of(seat) != NOTHING:
        seen["step"] = STEPS.name(works.step_of(seat))
        seen["args"] = _arguments(works, seat)
    return cast(Json, seen)


def read_view(seen: Json) -> Play:
    """A state that shows the same; what is hidden is filled with any cards that are left."""
    known = cast(Json, seen["position"])
    works = read_loosely({**known, "factories": _without_hands(known)})
    for seat, factory in enumerate(cast(list[Json], known["factories"])):
        hand = cast(list[str], factory["hand"])
        for _ in range(hand.count(UNKNOWN)):
            works.hands[seat * KINDS + works.deck.take_at(0)] += 1
    return works


def _without_begun(works: Play, seat: int) -> Play:
    """The table as if the other seats had begun nothing."""
    shown = works
    for other in range(works.seats):
        if other != seat and works.has_begun(other):
            if shown is works:
                shown = works.clone()
            go_back(shown, other)
    return shown


def _masked(works: Works, seat: int) -> Json:
    """The position with the decks left out, and the cards of others face down."""
    known = position(works)
    if seat == OPEN:
        return known
    del known["deck"]
    del known["contractor_deck"]
    for owner, factory in enumerate(cast(list[Json], known["factories"])):
        if owner != seat:
            factory["hand"] = [UNKNOWN] * len(cast(list[str], factory["hand"]))
    return known


def _without_hands(known: Json) -> list[Json]:
    """The factories of a view, hidden cards left out."""
    factories: list[Json] = []
    for factory in cast(list[Json], known["factories"]):
        hand = [card for card in cast(list[str], factory["hand"]) if card != UNKNOWN]
        factories.append({**factory, "hand": hand})
    return factories


def _phase(works: Works) -> str:
    if works.agenda.step() == NOTHING:
        return "over"
    coming = works.agenda.has(WORK_PHASE)
    return "market" if coming else "work"


def _arguments(works: Works, seat: int) -> list[int | str]:
    """The arguments of a step as its text takes them: a card, a contractor, or numbers."""
    step, first = works.step_of(seat), int(works.argument(seat))
    if step >= DIE_STEP:
        return [BLUEPRINTS.name(first), int(works.second_argument(seat))]
    if step in (HIRE_STEP, GIVE_STEP):
        contractor = works.market[CONTRACTOR_ROW * SLOTS + first]
        return [CONTRACTORS.name(contractor), TOOLS.name(works.tokens[first])]
    return [first, int(works.second_argument(seat))]


def _seat_view(works: Works, seat: int) -> SeatView:
    return {
        "hand": int(works.hand_size(seat)),
        "compound": int(works.compound_size(seat)),
        "score": int(score(works, seat)),
        "lines": [part.shown() for part in score_lines(works, seat)],
    }


def _own_view(works: Works, seat: int) -> OwnView:
    """What can be met now."""
    hand = [card for card in range(KINDS) if works.hands[seat * KINDS + card] > 0]
    built = [card for card in range(KINDS) if works.built[seat * KINDS + card] > 0]
    row = sorted({int(works.market[slot]) for slot in range(SLOTS)} - {NO_CARD})
    slots = [slot for slot in range(SLOTS) if works.market[SLOTS + slot] != NO_CARD]
    build: list[BuildView] = [
        {
            "blueprint": BLUEPRINTS.name(card),
            "metal": int(metal_cost(works, seat, card)),
            "energy": int(works.kit.energy[card]),
            "refused": _reason(refuse_build(works, seat, card)),
        }
        for card in hand
    ]
    use: list[UseView] = [
        {"blueprint": BLUEPRINTS.name(card), "refused": _reason(refuse_use(works, seat, card))}
        for card in built
    ]
    copy: list[UseView] = [
        {"blueprint": BLUEPRINTS.name(card), "refused": _reason(refuse_copy(works, seat, card))}
        for card in row
    ]
    return {
        "build": build,
        "use": use,
        "copy": copy,
        "hire": [_hire_view(works, seat, slot) for slot in slots],
    }


def _hire_view(works: Works, seat: int, slot: int) -> HireView:
    contractor, tool = works.market[SLOTS + slot], works.tokens[slot]
    return {
        "contractor": CONTRACTORS.name(contractor),
        "tool": TOOLS.name(tool),
        "energy": int(works.kit.fee[contractor]),
        "refused": _reason(refuse_hire(works, seat, contractor, tool)),
    }


def _machine_view(works: Works) -> MachineView:
    return {
        "score": int(machine_score(works)),
        "types": {
            name: int(machine_cards_of(works, kind)) for kind, name in enumerate(TYPES.names)
        },
    }


def _reason(reason: int) -> str | None:
    return None if reason == LEGAL else REASONS[reason].name
