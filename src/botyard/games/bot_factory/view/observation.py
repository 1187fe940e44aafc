"""The position as numbers, for evaluation and learners: always as long, own seat first."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOR_COUNT,
    MAX_SEATS,
    PART_KINDS,
    SLOT_COUNT,
    SPACE_COUNT,
    SPOT_COUNT,
    TILE_COUNT,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.declared import STEPS, TASKS
from botyard.games.bot_factory.state import (
    NO_CONTRACT,
    SANDRA,
    TILE_READY,
    TILE_SPENT,
    VILELA,
    Factory,
)

_PLACE_COUNT: Final = SPACE_COUNT + 4


def observe(factory: Factory, seat: i64, out: list[float]) -> None:
    """
    Everything is open but the order of stacks and decks; numbers lie about 0 to 1.

    Clauses: BF-144.
    """
    _observe_step(factory, seat, out)
    _observe_boards(factory, out)
    _observe_contracts(factory, seat, out)
    _observe_inspection(factory, out)
    for offset in range(MAX_SEATS):
        _observe_seat(factory, _seat(factory, seat, offset), out)


def _observe_step(factory: Factory, seat: i64, out: list[float]) -> None:
    step = factory.agenda.step()
    for number in range(len(STEPS)):
        out.append(1.0 if step == number else 0.0)
    out.append(factory.agenda.first() / 6 if step >= 0 else 0.0)
    for offset in range(MAX_SEATS):
        out.append(1.0 if factory.active == _seat(factory, seat, offset) else 0.0)
    for number in range(3):
        out.append(1.0 if factory.variant == number else 0.0)
    out.append(factory.seats / MAX_SEATS)
    out.append(factory.round / 20)
    out.append(factory.left / 6)
    out.append(float(factory.begun))
    out.append(float(factory.executive))
    out.append(factory.icons / 3)


def _observe_boards(factory: Factory, out: list[float]) -> None:
    for space in range(COLOR_COUNT * BODY_COUNT):
        _observe_one_of(factory.columns[space], PART_KINDS, out)
    for pallet in range(2):
        _observe_one_of(factory.spares[pallet], PART_KINDS, out)
    for place in range(8):
        _observe_one_of(factory.wheel[place], UNIVERSAL_PART, out)
    out.append(factory.turned / 4)
    _observe_one_of(factory.marker, COLOR_COUNT, out)
    for color in range(COLOR_COUNT):
        _observe_one_of(factory.tops[color], UNIVERSAL_PART, out)
        out.append(factory.meeples[color] / 4)
        out.append(factory.value_of(color) / 15)
        out.append(factory.deck[color] / 6)
        out.append(factory.dropped[color] / 6)
    for part in range(UNIVERSAL_PART):
        out.append(factory.stacks[part] / 4)
        out.append(factory.discards[part] / 4)
    for body in range(BODY_COUNT):
        out.append(factory.supply[body] / 2)
    for slot in range(SLOT_COUNT):
        _observe_one_of(factory.slots[slot], COLOR_COUNT, out)
    _observe_one_of(factory.place[SANDRA], _PLACE_COUNT, out)
    out.append(1.0 if factory.stands(SANDRA) else 0.0)


def _observe_contracts(factory: Factory, seat: i64, out: list[float]) -> None:
    for spot in range(SPOT_COUNT):
        contract = factory.contracts[spot]
        for color in range(COLOR_COUNT):
            need = 0 if contract == NO_CONTRACT else factory.kit.need[contract * 4 + color]
            out.append(need / 2)
        for space in range(2):
            points = 0 if contract == NO_CONTRACT else factory.kit.points[contract * 2 + space]
            out.append(points / 10)
            owner = factory.tokens[spot * 2 + space]
            for offset in range(MAX_SEATS):
                out.append(1.0 if owner == _seat(factory, seat, offset) else 0.0)


def _observe_inspection(factory: Factory, out: list[float]) -> None:
    _observe_one_of(factory.task, len(TASKS), out)
    _observe_one_of(factory.place[VILELA], _PLACE_COUNT, out)
    out.append(1.0 if factory.stands(VILELA) else 0.0)
    _observe_one_of(factory.vilela_bot, COLOR_COUNT, out)
    for number in range(COLOR_COUNT):
        out.append(float((factory.board_deck >> number) & 1))
        out.append(float((factory.bot_deck >> number) & 1))
    for number in range(6):
        out.append(float((factory.inspection_deck >> number) & 1))


def _observe_seat(factory: Factory, seat: i64, out: list[float]) -> None:
    """What a seat has; an empty chair has nothing."""
    for part in range(PART_KINDS):
        out.append(factory.held[seat * PART_KINDS + part] / 3)
    for color in range(COLOR_COUNT):
        out.append(factory.projects[seat * COLOR_COUNT + color] / 3)
        out.append(factory.bots[seat * COLOR_COUNT + color] / 3)
    out.append(factory.speech[seat] / 9)
    _observe_one_of(factory.place[seat], _PLACE_COUNT, out)
    out.append(1.0 if factory.stands(seat) else 0.0)
    _observe_one_of(factory.tile[seat], TILE_COUNT, out)
    out.append(1.0 if factory.tile_state[seat] == TILE_READY else 0.0)
    out.append(1.0 if factory.tile_state[seat] == TILE_SPENT else 0.0)


def _observe_one_of(number: i64, kinds: i64, out: list[float]) -> None:
    """One of so many; below 0 none."""
    for kind in range(kinds):
        out.append(1.0 if kind == number else 0.0)


def _seat(factory: Factory, seat: i64, offset: i64) -> i64:
    """The seat that sits so far to the left; empty chairs come last."""
    if offset >= factory.seats:
        return offset
    return (seat + offset) % factory.seats
