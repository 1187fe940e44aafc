"""What every seat can expect of the tiles that lie on the belt or are stored."""

from typing import Final

from botyard.bots.ausser_rand_und_band.forecast import departures
from botyard.bots.ausser_rand_und_band.odds import EVERYBODY, winning_odds
from botyard.bots.ausser_rand_und_band.worth import worth_of_tiles
from botyard.bots.numbers import added
from botyard.games.ausser_rand_und_band.actions import EDGE_SPACES, FIELDS, MAX_SEATS
from botyard.games.ausser_rand_und_band.components import KINDS
from botyard.games.ausser_rand_und_band.declared import ROLL_STEP, SHOVE_STEP, TAKE_TO_ROLL
from botyard.games.ausser_rand_und_band.state import NOBODY, Line

EDGE_DIE: Final = 0.8  # points that a die on the edge is worth: clean-up can bring it back


class Prospects:
    """
    The worth of tiles, as it stands during one turn.

    Piles change only when the belt runs, so this is worked out once for all that a seat may
    do before that.
    """

    def __init__(self, line: Line) -> None:
        seats = int(line.seats)
        self._belt = [int(tile) for tile in line.belt]
        stored = [int(tiles) for tiles in line.stored]
        left = [tiles + int(line.stack.counts[kind]) for kind, tiles in enumerate(stored)]
        for tile in self._belt[1:]:
            left[tile] += 1
        kinds = {kind for kind, tiles in enumerate(stored) if tiles} | set(self._belt[1:])
        share = round((added(left) - 1) / seats)
        won = [int(tiles) for tiles in line.won]
        self._faces = tuple(line.kit.faces)
        self._worth = [
            worth_of_tiles(
                tuple(won[seat * KINDS : (seat + 1) * KINDS]),
                tuple(left),
                share,
                tuple(sorted(kinds)),
            )
            for seat in range(seats)
        ]
        self._stored = [
            added(worth[kind] * stored[kind] for kind in sorted(kinds)) for worth in self._worth
        ]

    def points(self, line: Line) -> list[float]:
        """
        The points that each seat can expect from the belt, the stored tiles and the edge.

        Each tile goes to its likely winners with all that is stored by then; what is a tie or
        has no dice is carried on to the next tile.

        Clauses: RB-21, RB-25, RB-38, RB-41.
        """
        seats, active = int(line.seats), int(line.active)
        step = line.agenda.step()
        shoving = step == SHOVE_STEP
        pushes = int(line.agenda.first()) if shoving else 1
        roller = active if shoving and line.agenda.second() == 1 else EVERYBODY
        dice = [int(count) for count in line.dice]
        edge = _edge_dice(line)
        expected = [0.0] * seats
        carried = list(self._stored)
        to_roll = step == ROLL_STEP or step == TAKE_TO_ROLL
        for tile in departures(seats, active, pushes, line.stack.size(), to_roll=to_roll):
            first = tile.field * MAX_SEATS
            here = dice[first : first + seats]
            if tile.swept_from:
                here = [own + edge[seat][tile.swept_from] for seat, own in enumerate(here)]
                for own in edge:
                    own[tile.swept_from] = 0
            odds = winning_odds(
                self._faces, tuple(here), tile.rolls, roller if tile.now else EVERYBODY
            )
            nobody = 1 - added(odds)
            for seat in range(seats):
                prize = self._worth[seat][self._belt[tile.field]] + carried[seat]
                expected[seat] += odds[seat] * prize
                carried[seat] = nobody * prize
        return [points + EDGE_DIE * added(own) for points, own in zip(expected, edge, strict=True)]


def _edge_dice(line: Line) -> list[list[int]]:
    """How many edge dice of each seat lie beside each field."""
    edge = [[0] * (FIELDS + 1) for _ in range(line.seats)]
    for space in range(EDGE_SPACES):
        owner = line.edge[space]
        if owner != NOBODY:
            edge[owner][line.kit.fields[space]] += 1
    return edge
