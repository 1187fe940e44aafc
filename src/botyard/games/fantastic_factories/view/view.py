"""What is drawn for a seat or a spectator."""

from typing import TypedDict, cast

from botyard.games.fantastic_factories.cards import (
    BLUEPRINT_ROW,
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
    WORK_TURN,
)
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.positions.write import fields
from botyard.games.fantastic_factories.rules.activating import refuse_copy, refuse_use
from botyard.games.fantastic_factories.rules.building import metal_cost, refuse_build
from botyard.games.fantastic_factories.rules.hiring import refuse_hire
from botyard.games.fantastic_factories.rules.machine import machine_cards_of, machine_score
from botyard.games.fantastic_factories.scoring import score, score_lines
from botyard.games.fantastic_factories.state import Works
from botyard.games.fantastic_factories.view.known import UNKNOWN, without_begun
from botyard.kernel.agenda import NOTHING
from botyard.kernel.game import OPEN, Json, LineView
from botyard.kernel.names import Names
from botyard.kernel.reasons import LEGAL
from botyard.kernel.state import waiting_seats
from botyard.kernel.vectors import total


class SeatView(TypedDict):
    """A factory; the cards in the hands of others are question marks."""

    metal: int
    energy: int
    goods: int
    hand: list[str]
    built: list[str]
    used: dict[str, list[int]]
    copied: str | None
    armed: str | None
    hired: list[str]
    cleared: bool
    dice: list[int]
    floors: dict[str, list[int]]
    picked: list[str]
    chosen: list[int]
    done: bool
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
    """The Machine: its cards and goods, its points, and how many cards of each type it has."""

    built: list[str]
    goods: int
    score: int
    types: dict[str, int]


class View(TypedDict):
    """The table, as it is drawn."""

    phase: str
    step: str | None
    args: list[int | str]
    waiting: list[int]
    round: int
    first: int
    last_round: int | None
    tokens: list[str]
    blueprints: list[str | None]
    contractors: list[str | None]
    discard: int
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
        "round": int(shown.round),
        "first": int(shown.first) + 1,
        "last_round": int(shown.ending) if shown.ending else None,
        "tokens": [TOOLS.name(tool) for tool in shown.tokens],
        "blueprints": _row(shown, BLUEPRINT_ROW, BLUEPRINTS),
        "contractors": _row(shown, CONTRACTOR_ROW, CONTRACTORS),
        "discard": int(total(shown.discard, 0, KINDS)),
        "deck": int(works.deck.total),
        "contractor_deck": int(works.crew_deck.total),
        "seats": [_seat_view(shown, number, seat) for number in range(works.seats)],
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


def _row(works: Works, row: int, names: Names) -> list[str | None]:
    """What lies in a row of the market, slot by slot."""
    cards = works.market[row * SLOTS : (row + 1) * SLOTS]
    return [None if card == NO_CARD else names.name(card) for card in cards]


def _seat_view(works: Works, seat: int, viewer: int) -> SeatView:
    seen = fields(works.seats).factory.write(works, seat)
    del seen["agenda"]
    if viewer not in (seat, OPEN):
        seen["hand"] = [UNKNOWN] * int(works.hand_size(seat))
    return cast(
        SeatView,
        seen
        | {
            "done": _is_done(works, seat),
            "score": int(score(works, seat)),
            "lines": [part.shown() for part in score_lines(works, seat)],
        },
    )


def _is_done(works: Works, seat: int) -> bool:
    """Whether a seat has ended its work of this round; the others have still to work."""
    coming = [entry >> 8 for entry in works.agenda.entries if entry & 255 == WORK_TURN]
    return (
        _phase(works) == "work"
        and not works.waiting() >> seat & 1
        and all(works.seat_in_turn(number) != seat for number in coming)
    )


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
    machine = fields(works.seats).machine.write(works)
    return {
        "built": cast("list[str]", machine["built"]),
        "goods": int(works.machine_goods),
        "score": int(machine_score(works)),
        "types": {
            name: int(machine_cards_of(works, kind)) for kind, name in enumerate(TYPES.names)
        },
    }


def _reason(reason: int) -> str | None:
    return None if reason == LEGAL else REASONS[reason].name
