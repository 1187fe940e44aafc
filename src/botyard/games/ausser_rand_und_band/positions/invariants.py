"""What always holds, whatever is played. Clauses: RB-49, RB-U1, RB-D14."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import CLEAN_UP, EDGE_SPACES, FIELDS
from botyard.games.ausser_rand_und_band.components import KINDS
from botyard.games.ausser_rand_und_band.declared import ROLL_STEP, TAKE_TO_ROLL
from botyard.games.ausser_rand_und_band.positions.write import fields
from botyard.games.ausser_rand_und_band.state import NO_TILE, NOBODY, Line


def broken_invariants(line: Line) -> list[str]:
    """The names of those that do not hold."""
    over = line.waiting() == 0
    step = line.agenda.step()
    turn_begins = step in (ROLL_STEP, TAKE_TO_ROLL)
    on_edge = sum(1 for owner in line.edge if owner != NOBODY)
    on_belt = sum(1 for field in range(1, FIELDS + 1) if line.belt[field] != NO_TILE)
    holds = {
        "27 tiles in all": _tiles(line) == 27,
        "10 dice a seat": all(_dice(line, seat) == 10 for seat in range(line.seats)),
        "5 tiles on the belt until the end": on_belt == (0 if over else FIELDS),
        "the clean-up space is free whenever somebody decides": line.edge[CLEAN_UP] == NOBODY,
        "at most 9 dice on the edge between turns": not turn_begins or on_edge < EDGE_SPACES,
        "belt, edge and stack are empty at the end": not over
        or (on_edge == 0 and line.stack.size() == 0),
        "every supply is full at the end": not over
        or all(line.supply[seat] == 10 for seat in range(line.seats)),
        "no supply is below 0": all(count >= 0 for count in line.supply),
    }
    for key in fields(line.seats).out_of_range(line):
        holds[f"{key} is within its bounds"] = False
    return [name for name, held in holds.items() if not held]


def _tiles(line: Line) -> i64:
    total: i64 = line.stack.size()
    for field in range(1, FIELDS + 1):
        if line.belt[field] != NO_TILE:
            total += 1
    for kind in range(KINDS):
        total += line.stored[kind]
    for seat in range(line.seats):
        total += line.tiles_won(seat)
    return total


def _dice(line: Line, seat: i64) -> i64:
    return line.supply[seat] + line.dice_on_belt(seat) + line.dice_on_edge(seat)
