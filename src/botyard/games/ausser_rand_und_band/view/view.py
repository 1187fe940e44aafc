"""What is drawn for a seat or a spectator."""

from typing import TypedDict, cast

from botyard.games.ausser_rand_und_band.actions import FIELDS, MAX_SEATS, SPACES
from botyard.games.ausser_rand_und_band.components import TILES
from botyard.games.ausser_rand_und_band.declared import STEPS
from botyard.games.ausser_rand_und_band.scoring import score, score_lines
from botyard.games.ausser_rand_und_band.state import NO_TILE, NOBODY, Line
from botyard.kernel.game import Json, LineView


class SpaceView(TypedDict):
    """An edge space."""

    space: str
    side: str
    field: int
    seat: int | None


class SeatView(TypedDict):
    """What lies in front of a seat."""

    supply: int
    on_belt: int
    on_edge: int
    tiles: list[str]
    score: int
    lines: list[LineView]


class View(TypedDict):
    """The table, as it is drawn."""

    step: str | None
    args: list[int]
    waiting: list[int]
    turn: int
    belt: list[str | None]
    dice: list[list[int]]
    stored: list[str]
    spaces: list[SpaceView]
    left: int
    seats: list[SeatView]
    standing: list[int] | None


def view(line: Line, seat: int) -> Json:
    """
    What is drawn; all seats and spectators see the same.

    Clauses: RB-54, RB-U33.
    """
    seen: View = {
        "step": STEPS.name(line.agenda.step()) if line.waiting() else None,
        "args": [line.agenda.first(), line.agenda.second()] if line.waiting() else [],
        "waiting": [line.active + 1] if line.waiting() else [],
        "turn": int(line.turn),
        "belt": [None if tile == NO_TILE else TILES.name(tile) for tile in line.belt[1:]],
        "dice": [
            list(line.dice[field * MAX_SEATS : field * MAX_SEATS + line.seats])
            for field in range(1, FIELDS + 1)
        ],
        "stored": [
            TILES.name(tile) for tile, count in enumerate(line.stored) for _ in range(count)
        ],
        "spaces": _spaces(line),
        "left": line.stack.size(),
        "seats": [_seat_view(line, number) for number in range(line.seats)],
        "standing": line.standing(),
    }
    return cast(Json, seen)


def _spaces(line: Line) -> list[SpaceView]:
    spaces: list[SpaceView] = []
    for name, side in zip("ab", line.kit.sides, strict=True):
        for space in side:
            owner = line.edge[space]
            spaces.append(
                {
                    "space": SPACES.name(space),
                    "side": name,
                    "field": line.kit.fields[space],
                    "seat": None if owner == NOBODY else owner + 1,
                }
            )
    return spaces


def _seat_view(line: Line, seat: int) -> SeatView:
    return {
        "supply": line.supply[seat],
        "on_belt": line.dice_on_belt(seat),
        "on_edge": line.dice_on_edge(seat),
        "tiles": [TILES.name(tile) for tile in line.tiles_of(seat)],
        "score": score(line, seat),
        "lines": [part.shown() for part in score_lines(line, seat)],
    }
