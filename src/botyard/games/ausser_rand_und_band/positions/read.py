"""Positions read: what no game can come to is refused, with the reason."""

from typing import Final

from botyard.games.ausser_rand_und_band.actions import CLEAN_UP, FIELDS, MAX_SEATS, SPACES
from botyard.games.ausser_rand_und_band.components import KINDS, TILES
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
from botyard.games.ausser_rand_und_band.rules.moves import BACK, FORWARD, end_of_belt, movable_dice
from botyard.games.ausser_rand_und_band.setup import lay_out
from botyard.games.ausser_rand_und_band.state import NO_TILE, NOBODY, Line
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, read_options
from botyard.kernel.reading import Reader

# The steps that can be left of a turn, the next one last.
_SHAPES: Final[list[list[int | str]]] = [
    ["shove"],
    ["shove", "place"],
    ["shove", "place", "roll"],
    ["shove", "place", "roll", "take-to-roll"],
    ["shove", "place", "take-to-place"],
    ["shove", "use-taken"],
    ["shove", "own-back"],
    ["shove", "own-forward"],
    ["shove", "other-back"],
    ["shove", "other-forward"],
]
_SHOVES: Final[list[list[int | str]]] = [["shove", 1], ["shove", 2], ["shove", 1, 1]]


def read_position(raw: Json) -> Play:
    """The state that a position describes; tiles and dice that it does not name are unused."""
    reader = Reader(raw, "", BadPosition)
    options = read_options(OPTIONS, reader.value("options") if reader.has("options") else {})
    seats = reader.integer("seats", 2, MAX_SEATS)
    line = lay_out(options, seats)
    line.turn = reader.integer("turn", 0, 23)
    line.active = reader.integer("active", 1, seats) - 1
    line.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    _read_belt(line, reader)
    _read_edge(line, reader)
    _take_dice(line)
    _read_tiles(line, reader)
    reader.close()
    _refuse_broken(line)
    if not _fits(line) or (line.waiting() and not line.legal(line.active)):
        raise BadPosition("position-stuck", path="agenda")
    return line


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
    if [step[0] for step in steps] not in _SHAPES or steps[0] not in _SHOVES:
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


def _read_belt(line: Line, reader: Reader) -> None:
    tiles = reader.items("belt")
    rows = reader.items("dice")
    for key, items in (("belt", tiles), ("dice", rows)):
        if len(items) != FIELDS:
            raise BadPosition("position-length", path=key, count=len(items), wanted=FIELDS)
    over = line.waiting() == 0
    for place, (tile, row) in enumerate(zip(tiles, rows, strict=True)):
        if tile is None and not over:
            raise BadPosition("read-missing", path=f"belt[{place}]")
        here = Reader({"tile": tile, "dice": row}, f"belt[{place}]", BadPosition)
        if tile is not None:
            line.belt[place + 1] = _take_tile(line, here.name("tile", TILES), here.path("tile"))
        counts = here.integers("dice", 0, line.kit.dice)
        if len(counts) != line.seats:
            path = here.path("dice")
            raise BadPosition("position-length", path=path, count=len(counts), wanted=line.seats)
        for seat, count in enumerate(counts):
            line.dice[(place + 1) * MAX_SEATS + seat] = count


def _read_edge(line: Line, reader: Reader) -> None:
    edge = reader.table("edge")
    for space, name in enumerate(SPACES.names):
        if edge.has(name):
            line.edge[space] = edge.integer(name, 1, line.seats) - 1
    edge.close()


def _take_dice(line: Line) -> None:
    """Dice that lie on belt or edge are missing in the supply."""
    for seat in range(line.seats):
        used = line.dice_on_belt(seat) + line.dice_on_edge(seat)
        if used > line.kit.dice:
            path = f"dice of seat {seat + 1}"
            raise BadPosition("position-too-many", path=path, count=used, most=line.kit.dice)
        line.supply[seat] = line.kit.dice - used


def _read_tiles(line: Line, reader: Reader) -> None:
    """Tiles that lie on the belt, are stored or won are missing in the stack."""
    for tile in reader.names("stored", TILES):
        line.stored[_take_tile(line, tile, "stored")] += 1
    piles = reader.items("won")
    if len(piles) != line.seats:
        raise BadPosition("position-length", path="won", count=len(piles), wanted=line.seats)
    for seat, pile in enumerate(piles):
        here = Reader({"tiles": pile}, f"won[{seat}]", BadPosition)
        for tile in here.names("tiles", TILES):
            line.won[seat * KINDS + _take_tile(line, tile, f"won[{seat}]")] += 1
    if reader.has("stack"):
        named = sorted(reader.names("stack", TILES))
        if named != line.stack.items():
            raise BadPosition(
                "position-stack", path="stack", count=len(named), wanted=line.stack.size()
            )


def _take_tile(line: Line, tile: int, path: str) -> int:
    if not line.stack.take(tile):
        name, most = TILES.name(tile), int(line.kit.tiles[tile])
        raise BadPosition("position-too-many-tiles", path=path, name=name, most=most)
    return tile
