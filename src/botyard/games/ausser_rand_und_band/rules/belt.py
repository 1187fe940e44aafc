"""Step 3: the belt runs, tiles drop, dice fall, somebody wins; and the end of work."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import EDGE_SPACES, FIELDS, MAX_SEATS
from botyard.games.ausser_rand_und_band.components import KINDS
from botyard.games.ausser_rand_und_band.declared import (
    DROPPED,
    ENDED,
    FALL,
    FELL,
    SHOVED,
    STACK,
    STORED,
    TOTALLED,
    WON,
    WORK_ENDED,
)
from botyard.games.ausser_rand_und_band.rules.edge import sweep
from botyard.games.ausser_rand_und_band.sequence import end_turn
from botyard.games.ausser_rand_und_band.state import NO_TILE, NOBODY, Line
from botyard.games.ausser_rand_und_band.steps import Choice
from botyard.kernel.dealer import Dealer


class Shove(Choice):
    """
    Push in one tile, or two one after the other; with an empty stack, the end of work.

    Clauses: RB-15, RB-24, RB-38, RB-51, RB-U11, RB-U12, RB-U23.
    """

    def carry_out(self, line: Line, seat: i64, number: i64, dealer: Dealer) -> None:
        tiles = line.agenda.first()
        ones = line.agenda.second() == 1
        line.agenda.pop()
        while tiles > 0:
            if line.stack.size() == 0:
                end_work(line, ones, dealer)
                return
            tile = dealer.draw(STACK, line.stack)
            dealer.tell(SHOVED, tile)
            _shift(line, tile, ones, dealer)
            tiles -= 1
        end_turn(line, dealer)


def end_work(line: Line, ones: bool, dealer: Dealer) -> None:
    """
    All edge dice onto the tiles beside them, then all five tiles off the belt, one by one.

    Clauses: RB-D6, RB-24, RB-25, RB-26, RB-27, RB-28, RB-29, RB-55, RB-U13.
    """
    dealer.tell(WORK_ENDED)
    for space in range(EDGE_SPACES):
        if line.edge[space] != NOBODY:
            sweep(line, space, dealer)  # RB-25
    for _ in range(FIELDS):
        _shift(line, NO_TILE, ones, dealer)  # RB-26
    dealer.tell(ENDED)


def _shift(line: Line, tile: i64, ones: bool, dealer: Dealer) -> None:
    """
    Every tile moves one field forward with its dice; the one at field 5 drops off.

    Clauses: RB-15, RB-16, RB-50, RB-D10.
    """
    dropped = line.belt[FIELDS]
    dealer.tell(DROPPED, dropped)
    winner = _winner(line, ones, dealer)
    field: i64 = FIELDS
    while field > 1:
        line.belt[field] = line.belt[field - 1]
        for seat in range(MAX_SEATS):
            line.dice[field * MAX_SEATS + seat] = line.dice[(field - 1) * MAX_SEATS + seat]
        field -= 1
    line.belt[1] = tile
    for seat in range(MAX_SEATS):
        line.dice[MAX_SEATS + seat] = 0
    _award(line, dropped, winner, dealer)


def _winner(line: Line, ones: bool, dealer: Dealer) -> i64:
    """
    Every seat with dice on the tile rolls them; the single highest total wins.

    The dice go back to their owners' supplies.

    Clauses: RB-16, RB-17, RB-18, RB-19, RB-20, RB-22, RB-41, RB-53, RB-E7, RB-E9, RB-U16, RB-U31.
    """
    best: i64 = 0
    winner: i64 = NOBODY
    for seat in range(line.seats):
        dice = line.dice[FIELDS * MAX_SEATS + seat]
        if dice == 0:
            continue  # RB-53
        total: i64 = 0
        if ones and seat != line.active:
            total = dice  # RB-41
        else:
            for _ in range(dice):
                face = dealer.roll(FALL + seat, line.kit.faces)
                dealer.tell(FELL, seat, face)
                total += face
        line.supply[seat] += dice  # RB-22
        dealer.tell(TOTALLED, seat, total)
        if total > best:
            best = total
            winner = seat
        elif total == best:
            winner = NOBODY  # RB-19
    return winner


def _award(line: Line, tile: i64, winner: i64, dealer: Dealer) -> None:
    """
    The winner gets the tile and all stored ones; with no winner it is stored.

    Clauses: RB-18, RB-19, RB-20, RB-21, RB-54, RB-U14, RB-U15.
    """
    if winner == NOBODY:
        line.stored[tile] += 1
        dealer.tell(STORED, tile)
        return
    line.won[winner * KINDS + tile] += 1
    dealer.tell(WON, winner, tile)
    for kind in range(KINDS):
        while line.stored[kind] > 0:  # RB-21
            line.stored[kind] -= 1
            line.won[winner * KINDS + kind] += 1
            dealer.tell(WON, winner, kind)
