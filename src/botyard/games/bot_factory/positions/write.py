"""Positions: every state as JSON, by one table. ``docs/games/bot-factory.md`` explains them."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, cast

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BOARDS,
    BODY_COUNT,
    COLOR_COUNT,
    COLORS,
    MAX_SEATS,
    PARTS,
    SLOT_COUNT,
    SPACES,
    SPOT_COUNT,
    TILES,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.components import CONTRACT_COUNT, INSPECTION_COUNT, Kit
from botyard.games.bot_factory.declared import STEPS, TASKS
from botyard.games.bot_factory.options import OPTIONS
from botyard.games.bot_factory.rules.production import WHEEL_PLACES
from botyard.games.bot_factory.setup import COPIES, PROJECT_COPIES, UNIVERSAL_COPIES
from botyard.games.bot_factory.state import (
    MEEPLE_NAMES,
    NOBODY,
    SANDRA,
    SPEECH_TOKENS,
    TILE_STATES,
    UNIVERSAL_BOT_NOT_PLAYED,
    UNIVERSAL_BOT_ON_BOARD,
    VILELA,
    Factory,
    meeples_at_start,
)
from botyard.kernel.errors import BadPosition
from botyard.kernel.fields import (
    NONE,
    Bits,
    Counted,
    Field,
    Fields,
    Flag,
    Mask,
    Name,
    Number,
    Row,
    Shape,
    Table,
    Take,
)
from botyard.kernel.game import Json, chosen_options
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader
from botyard.kernel.state import State
from botyard.kernel.vectors import vec

PLACE_NAMES: Final = Names("space", [*SPACES.names, *[f"beside-{board}" for board in BOARDS.names]])
MOST_ROUNDS: Final = 1_000_000
_READER: Final = Reader({}, "", BadPosition)


def position(factory: Factory) -> Json:
    """The whole state; what belongs to a seat is in its place of a list."""
    return {
        "options": chosen_options(OPTIONS, factory.options),
        "seats": factory.seats,
        **fields(factory.seats, factory.kit).write(factory),
        "agenda": factory.agenda.written(STEPS),
    }


@lru_cache(maxsize=64)
def fields(seats: int, kit: Kit) -> Fields:
    """
    Every attribute that a position keeps, with its key, how it is written, and its bounds.

    Clauses: BF-144, BF-148.
    """
    place, part, project = Name(PLACE_NAMES), Name(PARTS, _take_part), Name(COLORS, _take_project)
    columns = Table(COLORS, Row(_OrNone(_Part(_is_of_space)), BODY_COUNT))
    supply = Counted(Names(PARTS.what, PARTS.names[UNIVERSAL_PART:]))
    tiles, contracts = Bits(INSPECTION_COUNT, base=1), Bits(CONTRACT_COUNT, base=1)
    inspection = [
        _field("task", Name(TASKS)),
        _field("vilela_board", _OrNone(Name(BOARDS, _leaves("board_deck")))),
        _field("vilela_bot", _OrNone(Name(COLORS, _leaves("bot_deck")))),
        _field("board_deck", Mask(BOARDS)),
        Rest("board_discards", Mask(BOARDS), lambda at: at.board_deck | _mask([at.vilela_board])),
        _field("bot_deck", Mask(COLORS)),
        Rest("bot_discards", Mask(COLORS), lambda at: at.bot_deck | _mask([at.vilela_bot])),
        _field("inspection_deck", tiles),
        Rest("inspection_discards", tiles, lambda at: at.inspection_deck),
    ]
    return Fields(
        [
            _field("first", Number(1, seats, base=1)),
            _field("round", Number(1, MOST_ROUNDS)),
            _field("active", Number(1, seats, base=1)),
            _field("workers", Row(_OrNone(place), seats), "place"),
            _field("sandra", place, "place", SANDRA),
            _field("vilela", _OrNone(place), "place", VILELA),
            _field("standing", Mask(MEEPLE_NAMES), "standing_up"),
            _field("speech", Row(Number(0, SPEECH_TOKENS), seats)),
            _field("parts", Row(Counted(PARTS, _take_part), seats), "held"),
            _field("projects", Row(Counted(COLORS, _take_project), seats)),
            _field("bots", Row(Counted(COLORS, _take_bot), seats)),
            _field("universal_bot", _UniversalBot()),
            _field("tiles", Row(_OrNone(Name(TILES, _leaves("offer"))), seats), "tile"),
            _field("tile_states", _TileStates(Name(TILE_STATES), seats), "tile_state"),
            _field("offer", Mask(TILES, _refuse_not_offered)),
            _field("columns", columns),
            _field("spares", Row(_OrNone(part), 2)),
            _field("meeples", Table(COLORS, Number(0, meeples_at_start(seats)))),
            _field("wheel", Row(_OrNone(_Part(_is_colored)), WHEEL_PLACES)),
            _field("turned", Number(0, 3)),
            _field("marker", Name(COLORS)),
            _field("tops", Row(_OrNone(_Part(_is_of_stack)), COLOR_COUNT)),
            Follows("stacks", "stacks", _Piles()),
            _field("discards", _Piles()),
            Follows("supply", "supply", supply),
            _field("project_board", Row(_OrNone(project), SLOT_COUNT), "slots"),
            Follows("project_deck", "deck", Counted(COLORS)),
            _field("project_discards", Counted(COLORS, _take_project), "dropped"),
            _field("values", Table(COLORS, _Worth(kit.values))),
            _field("contracts", Row(_OrNone(_Contract()), SPOT_COUNT)),
            _field("tokens", Row(_Tokens(seats), SPOT_COUNT)),
            Rest("box", contracts, lambda at: _mask(at.contracts)),
            *(inspection if seats == 1 else []),
            _field("left", Number(0, 6)),
            _field("begun", Flag()),
            _field("executive", Flag()),
            _field("icons", Number(0, 3)),
        ],
        besides=["kit", "options", "seats", "variant", "round_limit", "agenda"],
    )


def _field(key: str, shape: Shape, attribute: str = "", start: i64 = 0) -> Field:
    """What is left out stays as it is laid out."""
    return Field(key, attribute or key, shape, start=start, optional=True)


class Follows(Field):
    """What follows from the rest: as it is written, in any order."""

    def __init__(self, key: str, attribute: str, shape: Shape) -> None:
        super().__init__(key, attribute, shape, follows="position-misfit")

    def check(self, state: State, reader: Reader) -> None:
        written: Json = {}
        self.write(state, 0, written)
        named = reader.value(self.key) if reader.has(self.key) else written[self.key]
        if _unordered(named) != _unordered(written[self.key]):
            raise BadPosition(self.follows, path=self.key)


class Rest(Follows):
    """Of some tiles those that are nowhere else."""

    def __init__(self, key: str, shape: Shape, elsewhere: Callable[[Factory], i64]) -> None:
        super().__init__(key, "kit", shape)
        self.elsewhere = elsewhere

    def write(self, state: State, seat: i64, into: Json) -> None:
        into[self.key] = self.shape.write(vec[i64]([~self.elsewhere(cast(Factory, state))]), 0)

    def fits(self, state: State, seat: i64) -> bool:
        return True


def _unordered(value: object) -> object:
    """The same for the same tiles in any order."""
    if isinstance(value, dict):
        return {key: _unordered(items) for key, items in value.items()}
    return sorted(value, key=str) if isinstance(value, list) else value


def _mask(numbers: Iterable[int]) -> i64:
    """These numbers as bits, without those that stand for nothing."""
    mask: i64 = 0
    for number in numbers:
        if number != NONE:
            mask |= 1 << number
    return mask


# Shapes that only this game has


class _OrNone(Shape):
    """Something or nothing, which leaves a place as it is laid out; TOML has no null."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape.width)
        self.shape = shape

    def write(self, numbers: vec[i64], at: i64) -> object:
        return None if numbers[at] == NONE else self.shape.write(numbers, at)

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        if value not in (None, "none"):
            self.shape.read(state, value, path, numbers, at)

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return numbers[at] == NONE or self.shape.fits(numbers, at)


class _Part(Name):
    """A part that not every place can hold."""

    def __init__(self, belongs: Callable[[i64, i64], bool]) -> None:
        super().__init__(PARTS, _take_part)
        self.belongs = belongs

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        if not self.belongs(_READER.as_name(value, path, PARTS), at):
            raise BadPosition("position-misfit", path=path)
        super().read(state, value, path, numbers, at)

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return self.belongs(numbers[at], at)


def _is_of_space(part: i64, space: i64) -> bool:
    return part in (space, UNIVERSAL_PART + space % BODY_COUNT)


def _is_colored(part: i64, place: i64) -> bool:
    return part < UNIVERSAL_PART


def _is_of_stack(part: i64, color: i64) -> bool:
    return part // BODY_COUNT == color


class _Piles(Shape):
    """A pile of parts for each color."""

    def __init__(self) -> None:
        super().__init__(UNIVERSAL_PART)

    def write(self, numbers: vec[i64], at: i64) -> object:
        piles: dict[str, list[str]] = {name: [] for name in COLORS.names}
        for part in range(UNIVERSAL_PART):
            piles[COLORS.name(part // BODY_COUNT)] += [PARTS.name(part)] * numbers[at + part]
        return piles

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        piles = Reader(value, path, BadPosition)
        for color, name in enumerate(COLORS.names):
            for part in piles.names(name, PARTS) if piles.has(name) else []:
                if not _is_of_stack(part, color):
                    raise BadPosition("position-misfit", path=piles.path(name))
                _take_part(state, part, piles.path(name))
                numbers[at + part] += 1
        piles.close()

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return all(count >= 0 for count in numbers)


class _TileStates(Row):
    """Of a list that is too short or too long, what belongs to the seats."""

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        for seat, found in enumerate(_READER.as_names(value, path, TILE_STATES)[: self.length]):
            numbers[at + seat] = found


class _UniversalBot(Shape):
    """Not played, on the Project board, or on a completed project of some seat."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, numbers: vec[i64], at: i64) -> object:
        where = numbers[at]
        if where == UNIVERSAL_BOT_NOT_PLAYED:
            return None
        if where == UNIVERSAL_BOT_ON_BOARD:
            return "board"
        return {"seat": where // COLOR_COUNT + 1, "colour": COLORS.name(where % COLOR_COUNT)}

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        if value is None:
            return
        if value == "board":
            numbers[at] = UNIVERSAL_BOT_ON_BOARD
            return
        factory, where = cast(Factory, state), Reader(value, path, BadPosition)
        seat = where.integer("seat", 1, factory.seats) - 1
        color = where.name("colour", COLORS)
        where.close()
        numbers[at] = seat * COLOR_COUNT + color
        if factory.bots[numbers[at]] == 0:
            raise BadPosition("position-misfit", path=path)
        factory.meeples[color] += 1  # the universal bot stands there, and no meeple

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return UNIVERSAL_BOT_NOT_PLAYED <= numbers[at] < MAX_SEATS * COLOR_COUNT


class _Worth(Number):
    """A value of a track, kept as its space."""

    def __init__(self, track: vec[i64]) -> None:
        super().__init__(0, len(track) - 1)
        self.track = list(track)

    def write(self, numbers: vec[i64], at: i64) -> object:
        return self.track[numbers[at]]

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        worth = _READER.as_integer(value, path, self.track[0], self.track[-1])
        if worth not in self.track:
            raise BadPosition("position-misfit", path=path)
        numbers[at] = self.track.index(worth)


class _Contract(Number):
    """The number of a contract, of which there is one each."""

    def __init__(self) -> None:
        super().__init__(1, CONTRACT_COUNT, base=1)

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        laid = list(numbers)
        super().read(state, value, path, numbers, at)
        if numbers[at] in laid:
            raise BadPosition("position-too-many", path=path, count=2, most=1)


class _Tokens(Shape):
    """The seats that have a token on a contract, the first one first."""

    def __init__(self, seats: i64) -> None:
        super().__init__(2)
        self.seats = seats

    def write(self, numbers: vec[i64], at: i64) -> object:
        return [int(seat + 1) for seat in numbers[at : at + 2] if seat != NOBODY]

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        seats = Reader({path: value}, "", BadPosition).integers(path, 1, self.seats)
        if len(seats) > 2 or len(set(seats)) != len(seats):
            raise BadPosition("position-too-many", path=path, count=len(seats), most=2)
        if seats and cast(Factory, state).contracts[at // 2] == NONE:
            raise BadPosition("position-misfit", path=path)
        for place, seat in enumerate(seats):
            numbers[at + place] = seat - 1

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return all(NOBODY <= numbers[at + place] < self.seats for place in range(2))


# What is named somewhere is missing in its stack, deck or supply


def _take_part(state: State, part: int, path: str) -> None:
    factory = cast(Factory, state)
    if part >= UNIVERSAL_PART:
        _take(factory.supply, part - UNIVERSAL_PART, UNIVERSAL_COPIES, path)
    else:
        _take(factory.stacks, part, COPIES, path)


def _take_project(state: State, color: int, path: str) -> None:
    _take(cast(Factory, state).deck, color, PROJECT_COPIES, path)


def _take_bot(state: State, color: int, path: str) -> None:
    """A completed project has a meeple on it, which has left the board."""
    _take_project(state, color, path)
    cast(Factory, state).meeples[color] -= 1


def _take(counts: vec[i64], kind: int, most: int, path: str) -> None:
    """Columns and the Project board are named as a whole."""
    counts[kind] -= 1
    if counts[kind] < 0:
        whole = path.startswith(("columns", "project_board"))
        pile = path.partition("[")[0] if whole else path
        raise BadPosition("position-too-many", path=pile, count=most + 1, most=most)


def _leaves(attribute: str) -> Take:
    """A tile that is named is no more among those of a mask."""

    def take(state: State, tile: int, path: str) -> None:
        setattr(state, attribute, getattr(state, attribute) & ~(1 << tile))

    return take


def _refuse_not_offered(state: State, tile: int, path: str) -> None:
    if not (cast(Factory, state).offer >> tile) & 1:
        raise BadPosition("position-misfit", path=path)
