"""The data of a game in play, and look-ups in it. ``decisions.py`` lists what can be done."""

from typing import Final

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import FIELDS, MAX_SEATS
from botyard.games.ausser_rand_und_band.components import KINDS, Kit
from botyard.kernel.agenda import Agenda
from botyard.kernel.bag import CountBag
from botyard.kernel.game import Json
from botyard.kernel.state import State
from botyard.kernel.vectors import total, vec

NOBODY: Final = -1
NO_TILE: Final = -1


class Line(State):
    """
    The assembly line with all that lies on it and around it.

    Fields are counted as printed: tiles enter at 1 and leave at 5. Dice of one seat on one
    field are alike, so they are counted (RB-U28).
    """

    def __init__(self, kit: Kit, options: Json, seats: i64) -> None:
        self.kit = kit
        self.options = options  # what the table chose, never changed
        self.seats = seats
        self.belt = vec[i64]()  # tile on each field, 0 unused
        self.dice = vec[i64]()  # field * 4 + seat: how many
        self.edge = vec[i64]()  # whose die lies on each edge space
        self.supply = vec[i64]()  # how many dice each seat has
        self.stack = CountBag(vec[i64]())
        self.stored = vec[i64]()  # how many of each kind lie beside the belt
        self.won = vec[i64]()  # seat * 18 + kind: how many
        self.agenda = Agenda()
        self.active: i64 = 0
        self.turn: i64 = 0  # counted from 1

    def copy_from(self, other: "Line") -> None:
        """Become like another state of the same table."""
        self.belt = other.belt[:]
        self.dice = other.dice[:]
        self.edge = other.edge[:]
        self.supply = other.supply[:]
        self.stack.copy_from(other.stack)
        self.stored = other.stored[:]
        self.won = other.won[:]
        self.agenda.entries = other.agenda.entries[:]
        self.active = other.active
        self.turn = other.turn

    def dice_at(self, field: i64, seat: i64) -> i64:
        """How many dice of a seat lie on the tile at a field."""
        return self.dice[field * MAX_SEATS + seat]

    def anyones_dice_at(self, field: i64) -> i64:
        """How many dice lie on the tile at a field."""
        return total(self.dice, field * MAX_SEATS, MAX_SEATS)

    def dice_on_belt(self, seat: i64) -> i64:
        """How many dice of a seat lie on the belt."""
        count: i64 = 0
        for field in range(1, FIELDS + 1):
            count += self.dice[field * MAX_SEATS + seat]
        return count

    def tiles_won(self, seat: i64) -> i64:
        """How many tiles a seat has won."""
        return total(self.won, seat * KINDS, KINDS)

    def dice_on_edge(self, seat: i64) -> i64:
        """How many dice of a seat lie on the edge."""
        count: i64 = 0
        for owner in self.edge:
            if owner == seat:
                count += 1
        return count

    def tiles_of(self, seat: i64) -> list[int]:
        """The tiles a seat has won, by kind."""
        tiles: list[int] = []
        for kind in range(KINDS):
            tiles.extend([kind] * self.won[seat * KINDS + kind])
        return tiles
