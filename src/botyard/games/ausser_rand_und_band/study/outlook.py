"""What a state looks like to a seat, in numbers that a net can weigh."""

from typing import Final

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import EDGE_SPACES, FIELDS, MAX_SEATS
from botyard.games.ausser_rand_und_band.components import COLORS_OF, KINDS, Kit
from botyard.games.ausser_rand_und_band.declared import ROLL_STEP, SHOVE_STEP, TAKE_TO_ROLL
from botyard.games.ausser_rand_und_band.scoring import score
from botyard.games.ausser_rand_und_band.state import NO_TILE, NOBODY, Line
from botyard.games.ausser_rand_und_band.study.odds import SURE_BITS, Odds, odds_of
from botyard.kernel.dealer import Generator
from botyard.kernel.vectors import filled, vec

UNIT: Final = 256  # how 1 is written
_SAMPLES: Final = 12
_SEED: Final = 13
_COATS: Final = 6
_SETS: Final = 8  # of colors, as bits; 0 is none
_COLORS: Final = vec[i64](COLORS_OF)
_LEFT: Final = 25  # how many tiles are left, two too few included
_SUPPLY: Final = 4
_EDGE_DIE: Final = 205  # of UNIT: points that a die on the edge is worth


def width(seats: int) -> int:
    """How many features a state has."""
    return (
        _LEFT + 2 + seats + FIELDS * 7 + seats * FIELDS * 4
        + seats * (5 + FIELDS + 1 + _SUPPLY + _SETS - 1 + KINDS + EDGE_SPACES) + 1 + 3
    )  # fmt: skip


class Outlook:
    """
    The features of states of one table, and what each seat can expect of them in points.

    ``look`` works out a state for all seats; ``features`` then arranges it as one seat sees it:
    that seat first, the others in the order of play.
    """

    def __init__(self, kit: Kit, seats: i64) -> None:
        self.seats = seats
        self.odds: Odds = odds_of(tuple(kit.faces))
        self.width: i64 = width(seats)
        self.numbers = filled(self.width, 0)
        self.expected = filled(MAX_SEATS, 0)  # points to come, in parts of UNIT
        self.score = filled(MAX_SEATS, 0)
        self._fields = kit.fields
        self._dice = filled((FIELDS + 1) * MAX_SEATS, 0)  # with what is swept onto the belt
        self._won = filled((FIELDS + 1) * (MAX_SEATS + 1), 0)  # field * 5 + seat: odds
        self._rolls = filled(MAX_SEATS, 0)
        self._carried = filled(MAX_SEATS, 0)
        self._beside = filled((FIELDS + 1) * MAX_SEATS, 0)  # edge dice
        self._at: i64 = 0
        # what changes only when the belt runs
        self._piles = vec[i64]()
        self._stored = vec[i64]()
        self._belt = vec[i64]()
        self._left: i64 = -1
        self._worth = filled(MAX_SEATS * KINDS, 0)
        self._prize = filled(MAX_SEATS, 0)  # worth of what is stored
        self._robots = filled(MAX_SEATS * _SETS, 0)
        self._counts = filled(3 * _SETS, 0)
        self._most = filled(_SETS, 0)
        self._bag = filled(64, 0)

    def look(self, line: Line) -> None:
        """Work out what every seat can expect."""
        self._look_at_piles(line)
        self._look_at_belt(line)

    def margin(self, seat: i64) -> i64:
        """How far ahead of the best of the others a seat can expect to be, in parts of UNIT."""
        best: i64 = -1
        for other in range(self.seats):
            if other != seat:
                points = self.score[other] * UNIT + self.expected[other]
                if points > best:
                    best = points
        return self.score[seat] * UNIT + self.expected[seat] - best

    def features(self, line: Line, seat: i64) -> vec[i64]:
        """The state that was looked at, as a seat sees it; the next call writes over it."""
        self._at = 0
        place: i64
        numbers = self.numbers
        for place in range(self.width):
            numbers[place] = 0
        self._add_clock(line, seat)
        field: i64
        for field in range(1, FIELDS + 1):
            self._add_tile(line, seat, field)
        offset: i64
        for offset in range(self.seats):
            owner = seat + offset
            if owner >= self.seats:
                owner -= self.seats
            self._add_seat(line, owner)
        self._add_margin(line, seat)
        return numbers

    def filled(self) -> int:
        """How many features the last call filled."""
        return self._at

    def _add(self, number: i64) -> None:
        self.numbers[self._at] = number
        self._at += 1

    def _add_clock(self, line: Line, seat: i64) -> None:
        pushes: i64 = 1
        ones: i64 = 0
        if line.agenda.step() == SHOVE_STEP:
            pushes = line.agenda.first()
            ones = line.agenda.second()
        left = line.stack.total - pushes + 2
        if left > _LEFT - 1:
            left = _LEFT - 1
        self.numbers[left] = UNIT
        self._at = _LEFT
        self._add(UNIT if pushes == 2 else 0)
        self._add(UNIT if ones == 1 else 0)
        offset = line.active - seat
        if offset < 0:
            offset += self.seats
        self.numbers[self._at + offset] = UNIT
        self._at += self.seats

    def _add_tile(self, line: Line, seat: i64, field: i64) -> None:
        tile = line.belt[field]
        if tile != NO_TILE:
            self.numbers[self._at + tile // _COATS] = UNIT
            colors = _COLORS[tile % _COATS]
            for color in range(3):
                if colors >> color & 1:
                    self.numbers[self._at + 3 + color] = UNIT
        self._at += 6
        self._add(self._won[field * (MAX_SEATS + 1) + MAX_SEATS] * UNIT >> SURE_BITS)
        offset: i64
        for offset in range(self.seats):
            owner = seat + offset
            if owner >= self.seats:
                owner -= self.seats
            worth: i64 = 0
            if tile != NO_TILE:
                worth = self._worth[owner * KINDS + tile]
            odds = self._won[field * (MAX_SEATS + 1) + owner]
            self._add(line.dice[field * MAX_SEATS + owner] * (UNIT // 4))
            self._add(odds * UNIT >> SURE_BITS)
            self._add(odds * worth >> SURE_BITS + 2)
            self._add(worth >> 2)

    def _add_seat(self, line: Line, owner: i64) -> None:
        field: i64
        kind: i64
        space: i64
        on_edge: i64 = 0
        tiles: i64 = 0
        for kind in range(KINDS):
            tiles += line.won[owner * KINDS + kind]
        self._add(self.score[owner] * (UNIT // 32))
        self._add(tiles * (UNIT // 16))
        self._add(self.expected[owner] >> 4)
        self._add(self.score[owner] * (UNIT // 32) + (self.expected[owner] >> 5))
        self._add(self._prize[owner] >> 3)
        for field in range(1, FIELDS + 1):
            beside = self._beside[field * MAX_SEATS + owner]
            on_edge += beside
            self._add(beside * (UNIT // 2))
        self._add(on_edge * (UNIT // 4))
        supply = line.supply[owner]
        for few in range(1, _SUPPLY):
            self._add(UNIT if supply >= few else 0)
        self._add(supply * UNIT // 8)
        for colors in range(1, _SETS):
            self._add(self._robots[owner * _SETS + colors] * (UNIT // 2))
        for kind in range(KINDS):
            self._add(line.won[owner * KINDS + kind] * (UNIT // 2))
        for space in range(EDGE_SPACES):
            self._add(UNIT if line.edge[space] == owner else 0)

    def _add_margin(self, line: Line, seat: i64) -> None:
        tiles: i64 = 0
        for kind in range(KINDS):
            tiles += line.stored[kind]
        self._add(tiles * (UNIT // 2))
        margin = self.margin(seat)
        left = line.stack.total
        self._add(_held(margin >> 3))
        self._add(_held(margin // (left + 3)))
        self._add(_held(margin * 2 // (left + 10)))

    def _look_at_belt(self, line: Line) -> None:
        """
        The odds of each tile on the belt, and what is carried on where nobody wins.

        Clauses: RB-21, RB-41.
        """
        self._look_at_dice(line)
        seats = self.seats
        seat: i64
        shoving = line.agenda.step() == SHOVE_STEP
        pushes: i64 = line.agenda.first() if shoving else 1
        roller: i64 = line.active if shoving and line.agenda.second() == 1 else -1
        for seat in range(seats):
            self._carried[seat] = self._prize[seat]
        for back in range(FIELDS):
            field: i64 = FIELDS - back
            now = self._follow(line, field, pushes)
            first = field * MAX_SEATS
            self.odds.weigh(seats, self._dice, first, self._rolls, roller if now else -1)
            nobody = self.odds.won[MAX_SEATS]
            self._won[field * (MAX_SEATS + 1) + MAX_SEATS] = nobody
            tile = line.belt[field]
            for seat in range(seats):
                won = self.odds.won[seat]
                self._won[field * (MAX_SEATS + 1) + seat] = won
                prize = self._carried[seat]
                if tile != NO_TILE:
                    prize += self._worth[seat * KINDS + tile]
                self.expected[seat] += won * prize >> SURE_BITS
                self._carried[seat] = nobody * prize >> SURE_BITS

    def _look_at_dice(self, line: Line) -> None:
        """Which dice lie on the belt and beside it; one beside it is worth something by itself."""
        place: i64
        for place in range(len(self._dice)):
            self._dice[place] = line.dice[place]
            self._beside[place] = 0
        for place in range(MAX_SEATS):
            self.expected[place] = 0
        for place in range(EDGE_SPACES):
            owner = line.edge[place]
            if owner != NOBODY:
                self._beside[self._fields[place] * MAX_SEATS + owner] += 1
                self.expected[owner] += _EDGE_DIE

    def _follow(self, line: Line, field: i64, pushes: i64) -> bool:
        """
        Where a tile will lie when dice are rolled; true if it leaves the belt in this turn.

        Nobody is taken to shove twice later. At the end of work, edge dice beside it join it.

        Clauses: RB-7, RB-15, RB-24, RB-25, RB-38, RB-U11, RB-U12.
        """
        rolls = self._rolls
        seat: i64
        for seat in range(self.seats):
            rolls[seat] = 0
        active = line.active
        step = line.agenda.step()
        if step == ROLL_STEP or step == TAKE_TO_ROLL:
            rolls[active] = 1 << (field - 1)
        place = field
        left: i64 = line.stack.total
        now = True
        while place + pushes <= FIELDS and pushes <= left:
            place += pushes
            left -= pushes
            pushes = 1
            now = False
            active = active + 1 if active + 1 < self.seats else 0
            rolls[active] |= 1 << (place - 1)
        if pushes > left and place + left <= FIELDS:
            for seat in range(self.seats):
                beside = self._beside[(place + left) * MAX_SEATS + seat]
                self._dice[field * MAX_SEATS + seat] += beside
        return now

    def _look_at_piles(self, line: Line) -> None:
        """
        What tiles are worth to each seat; this changes only when the belt runs.

        Each pile is completed with tiles drawn from those left, a few times over: early in the
        game a tile is worth what it may become part of, at the end what it completes.
        """
        if (
            self._left == line.stack.total
            and _alike(self._belt, line.belt)
            and _alike(self._stored, line.stored)
            and _alike(self._piles, line.won)
        ):
            return
        self._left = line.stack.total
        self._belt = line.belt[:]
        self._stored = line.stored[:]
        self._piles = line.won[:]
        wanted, left = self._wanted(line)
        for seat in range(self.seats):
            self.score[seat] = score(line, seat)
            self._prize[seat] = 0
            for kind in range(KINDS):
                self._worth[seat * KINDS + kind] = 0
            self._count(line, seat)
            points(self._counts, self._most)
            for colors in range(_SETS):
                self._robots[seat * _SETS + colors] = self._most[colors]
        more = (left - 1 + self.seats // 2) // self.seats
        if more > left:
            more = left
        samples = _SAMPLES if more > 0 else 1
        generator = Generator(_SEED, more)
        for _ in range(samples):
            for place in range(more):
                other = place + generator.below(left - place)
                kind = self._bag[place]
                self._bag[place] = self._bag[other]
                self._bag[other] = kind
            for seat in range(self.seats):
                self._sample(line, seat, more, wanted)
        for seat in range(self.seats):
            for kind in range(KINDS):
                worth = self._worth[seat * KINDS + kind] * UNIT // samples
                self._worth[seat * KINDS + kind] = worth
                self._prize[seat] += worth * line.stored[kind]

    def _wanted(self, line: Line) -> tuple[vec[i64], i64]:
        """Which kinds lie on the belt or are stored; and all tiles left go into the bag."""
        wanted = filled(KINDS, 0)
        left: i64 = 0
        kind: i64
        field: i64
        for kind in range(KINDS):
            if line.stored[kind] > 0:
                wanted[kind] = 1
            for _ in range(line.stack.counts[kind] + line.stored[kind]):
                self._bag[left] = kind
                left += 1
        for field in range(1, FIELDS + 1):
            if line.belt[field] != NO_TILE:
                wanted[line.belt[field]] = 1
                self._bag[left] = line.belt[field]
                left += 1
        return wanted, left

    def _sample(self, line: Line, seat: i64, more: i64, wanted: vec[i64]) -> None:
        """Complete a pile with the first tiles of the bag, and see what each wanted one adds."""
        self._count(line, seat)
        place: i64
        kind: i64
        for place in range(more):
            _put(self._counts, self._bag[place], 1)
        before = points(self._counts, self._most)
        for kind in range(KINDS):
            if wanted[kind] == 1:
                _put(self._counts, kind, 1)
                self._worth[seat * KINDS + kind] += points(self._counts, self._most) - before
                _put(self._counts, kind, -1)

    def _count(self, line: Line, seat: i64) -> None:
        """Count how many tiles of each part show a color of each set."""
        place: i64
        kind: i64
        for place in range(3 * _SETS):
            self._counts[place] = 0
        for kind in range(KINDS):
            tiles = line.won[seat * KINDS + kind]
            if tiles > 0:
                _put(self._counts, kind, tiles)


def points(counts: vec[i64], most: vec[i64]) -> i64:
    """
    The best score of tiles counted by part and set of colors; ``most`` is room for robots.

    Clauses: RB-32, RB-33, RB-34, RB-U20, RB-U32.
    """
    colors: i64
    for colors in range(1, _SETS):
        here = counts[colors]
        if counts[_SETS + colors] < here:
            here = counts[_SETS + colors]
        if counts[2 * _SETS + colors] < here:
            here = counts[2 * _SETS + colors]
        most[colors] = here
    best: i64 = 0
    reds: i64
    blues: i64
    for reds in range(most[1] + 1):
        for blues in range(most[2] + 1):
            if reds + blues > most[3]:
                break
            yellows = most[4]
            if most[5] - reds < yellows:
                yellows = most[5] - reds
            if most[6] - blues < yellows:
                yellows = most[6] - blues
            if most[7] - reds - blues < yellows:
                yellows = most[7] - reds - blues
            if yellows >= 0 and reds + blues + yellows > best:
                best = reds + blues + yellows
    return counts[7] + counts[_SETS + 7] + counts[2 * _SETS + 7] + 2 * most[7] + 2 * best


def _put(counts: vec[i64], kind: i64, tiles: i64) -> None:
    first = kind // _COATS * _SETS
    shown = _COLORS[kind % _COATS]
    colors: i64
    for colors in range(1, _SETS):
        if shown & colors:
            counts[first + colors] += tiles


def _alike(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    place: i64
    for place in range(len(one)):
        if one[place] != other[place]:
            return False
    return True


def _held(number: i64) -> i64:
    """A number between -8 and 8."""
    if number > 8 * UNIT:
        return 8 * UNIT
    if number < -8 * UNIT:
        return -8 * UNIT
    return number
