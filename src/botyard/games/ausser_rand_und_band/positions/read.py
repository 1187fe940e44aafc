"""Positions read: what no game can come to is refused, with the reason."""

from typing import Final

from botyard.games.ausser_rand_und_band.actions import CLEAN_UP, FIELDS, MAX_SEATS, SPACES
from botyard.games.ausser_rand_und_band.declared import (
    MOVE_OWN_BACK,
    MOVE_OWN_FORWARD,
    PLACE_STEP,
    ROLL_STEP,
    SHOVE_STEP,
    STEPS,
    TAKE_TO_PLACE,
    TAKE_TO_ROLL,
)
from botyard.games.ausser_rand_und_band.options import OPTIONS
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.positions.write import fields
from botyard.games.ausser_rand_und_band.rules.moves import BACK, FORWARD, end_of_belt, movable_dice
from botyard.games.ausser_rand_und_band.sequence import ASKED_IN
from botyard.games.ausser_rand_und_band.setup import lay_out
from botyard.games.ausser_rand_und_band.state import NO_TILE, NOBODY, Line
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, read_options
from botyard.kernel.reading import Reader

# How often the belt runs, and whether opponents' dice count 1.
_SHOVES: Final[list[list[int | str]]] = [["shove", 1], ["shove", 2], ["shove", 1, 1]]


def read_position(raw: Json) -> Play:
    """The state that a position describes; tiles and dice that it does not name are unused."""
    reader = Reader(raw, "", BadPosition)
    options = read_options(OPTIONS, reader.value("options") if reader.has("options") else {})
    seats = reader.integer("seats", 2, MAX_SEATS)
    line = lay_out(options, seats)
    line.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    if line.waiting():
        _refuse_gaps(reader)
    table = fields(seats)
    table.read(line, reader)
    table.check(line, reader)
    _take_dice(line)
    reader.close()
    _refuse_broken(line)
    if not _fits(line) or (line.waiting() and not line.legal(line.active)):
        raise BadPosition("position-stuck", path="agenda")
    return line


def _refuse_gaps(reader: Reader) -> None:
    """Only at the end of the game are there no tiles on the belt."""
    for place, tile in enumerate(reader.items("belt")):
        if tile is None:
            raise BadPosition("read-missing", path=f"belt[{place}]")


def _refuse_broken(line: Line) -> None:
    """
    Refuse what no game can come to, with the reason.

    Clauses: RB-U1, RB-25, RB-29.
    """
    if line.edge[CLEAN_UP] != NOBODY:
        raise BadPosition("position-clean-up", path=f"edge.{SPACES.name(CLEAN_UP)}")
    if line.waiting():
        return
    if any(owner != NOBODY for owner in line.edge):
        raise BadPosition("position-at-end", path="edge")
    for field in range(1, FIELDS + 1):
        if line.belt[field] != NO_TILE or any(
            line.dice_at(field, seat) for seat in range(line.seats)
        ):
            raise BadPosition("position-at-end", path=f"belt[{field - 1}]")
    if line.stack.size():
        raise BadPosition("position-at-end", path="stack")


def _fits(line: Line) -> bool:
    """Whether the steps to come are some that a turn can have, with the dice there are."""
    steps = line.agenda.written(STEPS)
    if not steps:
        return True
    if not line.agenda.fits(ASKED_IN) or steps[0] not in _SHOVES:
        return False
    step, first, second = line.agenda.step(), line.agenda.first(), line.agenda.second()
    supply, on_belt = line.supply[line.active], line.dice_on_belt(line.active)
    if step == TAKE_TO_ROLL:
        return first == min(2 - supply, on_belt) and 1 <= second <= FIELDS
    if step == TAKE_TO_PLACE:
        return supply == 0 and first == 0
    if step == ROLL_STEP:
        return supply >= min(2, supply + on_belt) and first == 0
    if step == PLACE_STEP:
        return supply > 0 and first == 0
    if step in (MOVE_OWN_BACK, MOVE_OWN_FORWARD):
        direction = BACK if step == MOVE_OWN_BACK else FORWARD
        movable = movable_dice(line, line.active, direction)
        if second:
            moves = second <= FIELDS and second != end_of_belt(direction)
            there = moves and line.dice_at(second, line.active) > 0
            return first == 1 and movable >= 2 and there
        return first == min(2, movable)
    return step == SHOVE_STEP or first == 0


def _take_dice(line: Line) -> None:
    """Dice that lie on belt or edge are missing in the supply."""
    for seat in range(line.seats):
        used = line.dice_on_belt(seat) + line.dice_on_edge(seat)
        if used > line.kit.dice:
            path = f"dice of seat {seat + 1}"
            raise BadPosition("position-too-many", path=path, count=used, most=line.kit.dice)
        line.supply[seat] = line.kit.dice - used
