"""Set-up: tiles on the belt, dice in the supplies, two dice each on the belt, who starts."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import EDGE_SPACES, FIELDS, MAX_SEATS
from botyard.games.ausser_rand_und_band.components import KINDS, kit_of
from botyard.games.ausser_rand_und_band.declared import OPENED, STACK, STARTS
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.rules.dice import roll_onto_belt
from botyard.games.ausser_rand_und_band.sequence import begin_turn
from botyard.games.ausser_rand_und_band.state import NO_TILE, NOBODY, Line
from botyard.kernel.bag import CountBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.vectors import filled, vec


def lay_out(options: Json, seats: i64) -> Play:
    """
    An empty belt, all tiles in the stack, all dice in the supplies.

    Clauses: RB-2, RB-3, RB-49, RB-D1, RB-D13.
    """
    kit = kit_of(options)
    line = Play(kit, options, seats)
    line.belt = filled(FIELDS + 1, NO_TILE)
    line.dice = filled((FIELDS + 1) * MAX_SEATS, 0)
    line.edge = filled(EDGE_SPACES, NOBODY)
    line.supply = filled(MAX_SEATS, 0)
    for seat in range(seats):
        line.supply[seat] = kit.dice
    line.stack = CountBag(kit.tiles[:])
    line.stored = filled(KINDS, 0)
    line.won = filled(MAX_SEATS * KINDS, 0)
    return line


def set_up(options: Json, seats: int, dealer: Dealer) -> Play:
    """
    Five tiles on the belt, two dice of everybody on them; the lowest total starts.

    Clauses: RB-1, RB-4, RB-5, RB-6.
    """
    line = lay_out(options, seats)
    field: i64 = 1
    while field <= FIELDS:
        line.belt[field] = dealer.draw(STACK, line.stack)
        dealer.tell(OPENED, line.belt[field], field)
        field += 1
    totals = filled(seats, 0)
    for seat in range(seats):
        totals[seat] = roll_onto_belt(line, seat, dealer) + roll_onto_belt(line, seat, dealer)
    line.active = _starter(line, totals)
    dealer.tell(STARTS, line.active)
    begin_turn(line, dealer)
    return line


def _starter(line: Line, totals: vec[i64]) -> i64:
    """
    The lowest total starts; among equals the youngest, else the lowest seat.

    Clauses: RB-5, RB-6, RB-E6, RB-U18.
    """
    starter: i64 = 0
    for seat in range(line.seats):
        if totals[seat] < totals[starter]:
            starter = seat
    youngest_first = line.options["youngest-first"]
    if isinstance(youngest_first, list):
        for named in youngest_first:
            if named <= line.seats and totals[named - 1] == totals[starter]:
                starter = named - 1
                break
    return starter
