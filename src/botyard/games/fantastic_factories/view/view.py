"""What is drawn for a seat or a spectator."""

from typing import TypedDict, cast

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
from botyard.games.fantastic_factories.rules.activating import refuse_copy, refuse_use
from botyard.games.fantastic_factories.rules.building import metal_cost, refuse_build
from botyard.games.fantastic_factories.rules.hiring import refuse_hire
from botyard.games.fantastic_factories.rules.machine import machine_cards_of, machine_score
from botyard.games.fantastic_factories.scoring import score, score_lines
from botyard.games.fantastic_factories.state import Works
from botyard.games.fantastic_factories.view.known import without_begun
from botyard.kernel.agenda import NOTHING
from botyard.kernel.game import Json, LineView
from botyard.kernel.reasons import LEGAL
from botyard.kernel.state import waiting_seats


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
    """The table, as it is drawn."""

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
    What is drawn for a seat, or a spectator.

    What another seat has begun and not done is not shown: it may still go back.

    Clauses: FF-59.
    """
    shown = without_begun(works, seat)
    seen: View = {
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
