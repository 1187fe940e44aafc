"""The printed components, loaded from data once and shared by every state."""

import json
import tomllib
from functools import lru_cache
from importlib import resources
from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import COLOR_COUNT, COLORS, PARTS, SPOTS, UNIVERSAL_PART
from botyard.games.bot_factory.declared import BONUS_PROJECT, BONUSES, PLACES
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json, canonical, digest_of
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader, laid_over
from botyard.kernel.vectors import filled, vec

CONTRACT_COUNT: Final = 14  # BF-3
INSPECTION_COUNT: Final = 6  # BF-142
START_VALUE: Final = 6
TOP_VALUE: Final = 15
HIGHEST_FLOOR: Final = 2
NO_BONUS: Final = -1

_BONUS_PLACES: Final = (0, 1, 4, 5)  # the quadrants at top and bottom: BF-8


class Kit:
    """What is printed on boards and tiles."""

    def __init__(
        self,
        values: list[int],
        lines: list[tuple[int, int]],
        icons: list[int],
        wheel_bonus: list[int],
        cost: list[int],
        side: list[int],
        contracts: list[tuple[list[int], list[int]]],
        inspections: list[list[int]],
        digest: str,
    ) -> None:
        self.values = vec[i64](values)  # of the spaces of a track, from the bottom up
        self.start: i64 = values.index(START_VALUE)
        self.top: i64 = len(values) - 1
        self.bonus_at = filled(len(values), NO_BONUS)  # for entering each space from below
        for enter, bonus in lines:
            self.bonus_at[values.index(enter)] = bonus
        self.icons = filled(UNIVERSAL_PART, 0)  # color * 3 + body: 1 for a part icon
        for space in icons:
            self.icons[space] = 1
        self.wheel_bonus = filled(len(PLACES), 0)  # as the wheel lies at set-up
        for place in wheel_bonus:
            self.wheel_bonus[place] = 1
        self.cost = vec[i64](cost)  # of each row of contracts
        self.side = vec[i64](side)
        self.need = filled(CONTRACT_COUNT * COLOR_COUNT, 0)  # contract * 4 + color: how many
        self.points = filled(CONTRACT_COUNT * 2, 0)  # contract * 2 + token space
        for number, (need, points) in enumerate(contracts):
            for color in need:
                self.need[number * COLOR_COUNT + color] += 1
            self.points[number * 2] = points[0]
            self.points[number * 2 + 1] = points[1]
        self.marks = filled(INSPECTION_COUNT, 0)  # mask of the spots that each tile marks
        for number, spots in enumerate(inspections):
            for spot in spots:
                self.marks[number] |= 1 << spot
        self.digest = digest

    def need_of(self, contract: int) -> list[int]:
        """The colors of the bots that a contract asks for."""
        need: list[int] = []
        for color in range(COLOR_COUNT):
            need.extend([color] * self.need[contract * COLOR_COUNT + color])
        return need


def kit_of(options: Json) -> Kit:
    """The components that a table plays with: ours, or those of its own data file."""
    own = options["data"]
    return _kit(canonical(own) if own else "{}")


def read_own_data(options: Reader, key: str) -> object:
    """Check a user's data file: it may replace what is reconstructed, and must fit the rules."""
    own = options.table(key)
    read_kit(own.whole(), options.path(key))
    return own.whole()


def read_kit(own: Json, path: str) -> Kit:
    """
    Our data, with the presets that a user names and the user's own values put over them.

    Clauses: BF-3, BF-8, BF-15, BF-57, BF-89, BF-90, BF-92, BF-98, BF-123, BF-142.
    """
    data = _data("game.toml")
    presets = _data("presets.toml")
    values = dict(own)
    if "presets" in values:
        known = Names("preset", list(presets))
        for preset in Reader(values, path, BadData).names("presets", known):
            data = laid_over(data, Reader(presets, "", BadData).table(known.name(preset)).whole())
        del values["presets"]
    reader = Reader(laid_over(data, values), path, BadData)
    track, lines, rows = reader.table("track"), reader.table("lines"), reader.table("rows")
    icons, wheel = reader.table("icons"), reader.table("wheel")
    contracts, inspections = reader.table("contracts"), reader.table("inspections")
    reader.close()
    numbers = _read_track(track)
    crossed = _read_lines(lines, numbers)
    spaces = _once(icons, "spaces", PARTS, range(UNIVERSAL_PART))
    bonus = _once(wheel, "bonus", PLACES, _BONUS_PLACES)
    cost, side = _three(rows, "cost", 1, 3), _three(rows, "side", 0, 99)
    tiles = _read_contracts(contracts)
    marks = _read_inspections(inspections)
    for table in (track, lines, rows, icons, wheel, contracts, inspections):
        table.close_with_notes()
    digest = digest_of([numbers, crossed, spaces, bonus, cost, side, tiles, marks])
    return Kit(numbers, crossed, spaces, bonus, cost, side, tiles, marks, digest)


@lru_cache(maxsize=64)
def _kit(own: str) -> Kit:
    return read_kit(json.loads(own), "data")


def _data(name: str) -> Json:
    file = resources.files(__package__).joinpath("data", name)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _read_track(reader: Reader) -> list[int]:
    """
    Values that rise from 2 or less to 15, with the start among them.

    Clauses: BF-15, BF-89, BF-Q20.
    """
    values = reader.integers("values", 0, TOP_VALUE)
    start = reader.integer("start", START_VALUE, START_VALUE)
    rising = all(low < high for low, high in pairwise(values))
    if not values or not rising or values[-1] != TOP_VALUE or start not in values:
        raise BadData("data-track", path=reader.path("values"), start=start, top=TOP_VALUE)
    if values[0] > HIGHEST_FLOOR:
        raise BadData(
            "read-out-of-range",
            path=f"{reader.path('values')}[0]",
            value=values[0],
            low=0,
            high=HIGHEST_FLOOR,
        )
    return values


def _read_lines(reader: Reader, values: list[int]) -> list[tuple[int, int]]:
    """
    Lines between spaces of the track, each entered once, with a part to place or a project.

    Clauses: BF-90.
    """
    kinds = Names(BONUSES.what, BONUSES.names[: BONUS_PROJECT + 1])
    lines: list[tuple[int, int]] = []
    for entry in reader.tables("entries"):
        enter = entry.integer("enter", values[1], TOP_VALUE)
        if enter not in values or enter in [before for before, _ in lines]:
            raise BadData("data-line", path=entry.path("enter"), value=enter)
        lines.append((enter, entry.name("bonus", kinds)))
        entry.close()
    return sorted(lines)


def _read_contracts(reader: Reader) -> list[tuple[list[int], list[int]]]:
    """
    Fourteen tiles that ask for one to five bots; the first token's space is worth more.

    Clauses: BF-3, BF-92.
    """
    contracts: list[tuple[list[int], list[int]]] = []
    for tile in reader.tables("tiles"):
        need = sorted(tile.names("need", COLORS))
        if not 1 <= len(need) <= 5:
            raise BadData("data-need", path=tile.path("need"), count=len(need))
        points = tile.integers("points", 0, 99)
        if len(points) != 2 or points[0] <= points[1]:
            raise BadData("data-points", path=tile.path("points"))
        contracts.append((need, points))
        tile.close()
    _demand_count(reader, "tiles", len(contracts), CONTRACT_COUNT)
    return contracts


def _read_inspections(reader: Reader) -> list[list[int]]:
    """
    Six tiles that mark three different contract spaces each.

    Clauses: BF-98, BF-142.
    """
    tiles: list[list[int]] = []
    for number, spots in enumerate(reader.items("tiles")):
        path = f"{reader.path('tiles')}[{number}]"
        marked = sorted(set(Reader({path: spots}, "", BadData).names(path, SPOTS)))
        if len(marked) != 3:
            raise BadData("data-count", path=path, count=len(marked), wanted=3)
        tiles.append(marked)
    _demand_count(reader, "tiles", len(tiles), INSPECTION_COUNT)
    return tiles


def _once(reader: Reader, key: str, names: Names, allowed: "tuple[int, ...] | range") -> list[int]:
    """Some of the allowed names, each once at most."""
    found: list[int] = []
    for place, number in enumerate(reader.names(key, names)):
        path = f"{reader.path(key)}[{place}]"
        if number not in allowed:
            raise BadData(
                "read-unknown-name", path=path, what=names.what, name=names.name(number), nearest=""
            )
        if number in found:
            raise BadData("data-twice", path=path, name=names.name(number))
        found.append(number)
    return sorted(found)


def _three(reader: Reader, key: str, low: int, high: int) -> list[int]:
    numbers = reader.integers(key, low, high)
    _demand_count(reader, key, len(numbers), 3)
    return numbers


def _demand_count(reader: Reader, key: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise BadData("data-count", path=reader.path(key), count=count, wanted=wanted)
