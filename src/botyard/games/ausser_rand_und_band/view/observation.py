"""The position as numbers, for evaluation and learners: always as long, own seat first."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import EDGE_SPACES, FIELDS, MAX_SEATS
from botyard.games.ausser_rand_und_band.components import (
    BLUE,
    COATS,
    COLORS_OF,
    KINDS,
    RED,
    YELLOW,
)
from botyard.games.ausser_rand_und_band.declared import STEPS
from botyard.games.ausser_rand_und_band.scoring import score
from botyard.games.ausser_rand_und_band.state import NO_TILE, NOBODY, Line


def observe(line: Line, seat: i64, out: list[float]) -> None:
    """Everything is open but the order of the stack (RB-U33); numbers lie about 0 to 1."""
    _observe_step(line, seat, out)
    for field in range(1, FIELDS + 1):
        _observe_tile(line.belt[field], out)
        for offset in range(MAX_SEATS):
            out.append(line.dice[field * MAX_SEATS + _seat(line, seat, offset)] / 10)
    for space in range(EDGE_SPACES):
        for offset in range(MAX_SEATS):
            owner = line.edge[space]
            out.append(1.0 if owner != NOBODY and owner == _seat(line, seat, offset) else 0.0)
    for kind in range(KINDS):
        out.append(line.stored[kind] / 2)
    for offset in range(MAX_SEATS):
        owner = _seat(line, seat, offset)
        out.append(line.supply[owner] / 10)
        out.append(score(line, owner) / 30)
        for kind in range(KINDS):
            out.append(line.won[owner * KINDS + kind] / 2)


def _observe_step(line: Line, seat: i64, out: list[float]) -> None:
    step = line.agenda.step()
    for number in range(len(STEPS)):
        out.append(1.0 if step == number else 0.0)
    out.append(line.agenda.first() / 5 if step >= 0 else 0.0)
    out.append(line.agenda.second() / 5 if step >= 0 else 0.0)
    for offset in range(MAX_SEATS):
        out.append(1.0 if line.active == _seat(line, seat, offset) else 0.0)
    out.append(line.seats / 4)
    out.append(line.turn / 23)
    out.append(line.stack.size() / 22)


def _observe_tile(tile: i64, out: list[float]) -> None:
    part = tile // len(COATS) if tile != NO_TILE else -1
    colors = COLORS_OF[tile % len(COATS)] if tile != NO_TILE else 0
    for number in range(3):
        out.append(1.0 if part == number else 0.0)
    for color in (RED, BLUE, YELLOW):
        out.append(1.0 if colors & color else 0.0)


def _seat(line: Line, seat: i64, offset: i64) -> i64:
    """The seat that sits so far to the left; empty chairs come last and own nothing."""
    if offset >= line.seats:
        return offset
    return (seat + offset) % line.seats
