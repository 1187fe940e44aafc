"""The probe's positions, what is known of them, and views."""

from collections.abc import Iterator

from mypy_extensions import i64

from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import OPEN, Json, chosen_options, read_options
from botyard.kernel.reading import Reader
from botyard.kernel.state import waiting_seats
from botyard.kernel.vectors import vec
from botyard_probe.declared import CARD, CARDS, OPTIONS, ROUNDS, SEATS, STEPS
from botyard_probe.play import EMPTY, Probe, same_team

HIDDEN = "?"


def position(probe: Probe) -> Json:
    """Everything; options only if there are any that are not as usual."""
    chosen = chosen_options(OPTIONS, probe.options)
    return ({"options": chosen} if chosen else {}) | {
        "seats": probe.seats,
        "round": probe.round,
        "phase": STEPS.name(probe.table.step()) if probe.table.entries else "over",
        "hands": [_names(hand) for hand in probe.hands],
        "programmed": [_names(slots) for slots in probe.programmed],
        "held": _names(probe.held),
        "won": [_names(pile) for pile in probe.won],
        "left": [_names(pile) for pile in probe.left],
        "right": [_names(pile) for pile in probe.right],
        "spent": _names(probe.spent),
        "top": CARD.name(probe.top),
        "deck": _names(probe.deck.items()),
        "table": probe.table.written(STEPS),
        "own": [agenda.written(STEPS) for agenda in probe.own],
    }


def read_position(raw: Json, make: type[Probe] = Probe) -> Probe:
    """The state of a position; cards that are not named lie in the deck."""
    reader = Reader(raw, "", BadPosition)
    options = read_options(OPTIONS, reader.value("options") if reader.has("options") else {})
    probe = make(reader.integer("seats", 1, SEATS), options)
    probe.round = reader.integer("round", 1, ROUNDS)
    probe.table = read_agenda(reader.value("table"), STEPS, "table")
    probe.own = [read_agenda(own, STEPS, "own") for own in reader.items("own")]
    probe.hands = [sorted(hand) for hand in _piles(reader, "hands")]
    probe.programmed = _piles(reader, "programmed")
    probe.held = _cards(reader.items("held"))
    probe.won, probe.left = _piles(reader, "won"), _piles(reader, "left")
    probe.right, probe.spent = _piles(reader, "right"), _cards(reader.items("spent"))
    probe.top = CARD.number(reader.text("top"))
    places = [*probe.hands, *probe.programmed, *probe.won, *probe.left, *probe.right]
    named = [card for place in places for card in place] + probe.held + probe.spent
    used = [card for card in [*named, probe.top] if card != EMPTY]
    if len(set(used)) != len(used):
        raise BadPosition("position-too-many", path="hands", count=len(used), most=CARDS)
    probe.deck.content = vec[i64]([card for card in range(CARDS) if card not in used])
    return probe


def view(probe: Probe, seat: int) -> Json:
    """All that is known, as far as it is drawn, and more."""
    seen = known(probe, seat)
    drawn = ("table", "own", "options")
    return {key: value for key, value in seen.items() if key not in drawn} | {
        "deck_size": probe.deck.size(),
        "waiting": [number + 1 for number in waiting_seats(probe)],
        "scores": probe.scores(),
        "standing": probe.standing(),
    }


def known(probe: Probe, seat: int) -> Json:
    """The position without the deck; hidden cards are question marks."""
    seen = position(probe)
    del seen["deck"]
    if seat == OPEN or not probe.waiting():
        return seen
    held = probe.held
    seen["held"] = [_show(card, owner == seat) for owner, card in enumerate(held)]
    for key, piles in (("hands", probe.hands), ("left", probe.left), ("right", probe.right)):
        seen[key] = [
            [_show(card, owner == seat) for card in pile] for owner, pile in enumerate(piles)
        ]
    if seen["phase"] == "program":
        seen["programmed"] = [
            [_show(card, same_team(probe, owner, seat)) for card in slots]
            for owner, slots in enumerate(probe.programmed)
        ]
    return seen


def read_known(seen: Json, make: type[Probe] = Probe) -> Probe:
    """A state in which as much is known; what is hidden is filled with any cards."""
    filled = dict(seen)
    shown = {card for card in _flat(seen) if isinstance(card, str)}
    rest = iter([name for name in CARD.names if name not in shown])
    for key in ("hands", "programmed", "held", "left", "right"):
        filled[key] = _fill(filled[key], rest)
    return read_position(filled, make)


def _fill(value: object, rest: Iterator[str]) -> object:
    if isinstance(value, list):
        return [_fill(item, rest) for item in value]
    return next(rest) if value == HIDDEN else value


def _flat(value: object) -> list[object]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [item for part in value for item in _flat(part)]
    return [value]


def _show(card: int, known: bool) -> str | None:
    if card == EMPTY:
        return None
    return CARD.name(card) if known else HIDDEN


def _names(cards: list[int]) -> list[str | None]:
    return [None if card == EMPTY else CARD.name(card) for card in cards]


def _cards(names: list[object]) -> list[int]:
    return [EMPTY if name is None else CARD.number(str(name)) for name in names]


def _piles(reader: Reader, key: str) -> list[list[int]]:
    return [_cards(list(pile)) for pile in reader.items(key) if isinstance(pile, list)]
