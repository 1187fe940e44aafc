"""Positions: states as JSON, by one table. ``docs/games/fantastic-factories.md`` explains it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, cast

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import MAX_SEATS
from botyard.games.fantastic_factories.cards import (
    BLUEPRINT_ROW,
    BLUEPRINTS,
    CONTRACTOR_ROW,
    CONTRACTORS,
    ENERGY,
    FACES,
    FLOORS,
    GOODS,
    METAL,
    REPLICATOR,
    SLOTS,
    TOOLS,
)
from botyard.games.fantastic_factories.declared import (
    DIE_STEP,
    DROP_STEP,
    FIRST_BEGUN,
    FIRST_OF_SEAT,
    GIVE_STEP,
    HIRE_STEP,
    RETURN_STEP,
    SET_STEP,
    STEPS,
)
from botyard.games.fantastic_factories.options import OPTIONS
from botyard.games.fantastic_factories.state import (
    ARMED,
    CHOSEN,
    COPIED,
    DICE_OF_SEAT,
    HIRED,
    MARKS,
    NOT_USED,
    ON_FLOOR,
    PICKS,
    STOCKS,
    UNPLACED,
    USED_WITHOUT_DICE,
    Works,
)
from botyard.kernel.agenda import NOTHING
from botyard.kernel.errors import BadPosition
from botyard.kernel.fields import (
    Counted,
    Field,
    Fields,
    Marked,
    Mask,
    Name,
    Number,
    Row,
    Shape,
    Table,
)
from botyard.kernel.game import Json, chosen_options
from botyard.kernel.reading import Reader
from botyard.kernel.state import State
from botyard.kernel.vectors import vec

_MOST_ROUNDS: Final = 1_000_000
_MOST_STOCK: Final = 9999
_MOST_DICE: Final = 99
_DICE_ON_CARD: Final = 3
_READER: Final = Reader({}, "", BadPosition)


def position(works: Works) -> Json:
    """The whole state."""
    table = fields(works.seats)
    found: Json = {
        "options": chosen_options(OPTIONS, works.options),
        "seats": int(works.seats),
        **table.once.write(works),
        "factories": [table.factory.write(works, seat) for seat in range(works.seats)],
        "agenda": works.agenda.written(STEPS),
    }
    if works.seats == 1:
        found["machine"] = table.machine.write(works)
    return found


class WorksFields:
    """Every attribute that a position keeps, with its key, how it is written, and its bounds."""

    def __init__(self, seats: int) -> None:
        card, contractor = (
            Name(BLUEPRINTS, _take, or_none=True),
            Name(CONTRACTORS, _take_contractor, or_none=True),
        )
        cards, dice, amount = Counted(BLUEPRINTS, _take), _Dice(), Number(0, _MOST_STOCK)
        known = Name(BLUEPRINTS, or_none=True)
        blueprints, contractors = Row(card, SLOTS, short=True), Row(contractor, SLOTS, short=True)
        self.once = Fields(
            [
                Field("round", "round", Number(1, _MOST_ROUNDS)),
                _field("first", Number(1, seats, base=1)),
                _field("last_round", _Round(1, _MOST_ROUNDS), "ending"),
                _field("tokens", _Tokens(Name(TOOLS), SLOTS)),
                _field("blueprints", blueprints, "market", BLUEPRINT_ROW * SLOTS),
                _field("contractors", contractors, "market", CONTRACTOR_ROW * SLOTS),
                Field("deck", "deck", Counted(BLUEPRINTS), follows="position-deck"),
                _field("discard", cards),
                Field(
                    "contractor_deck", "crew_deck", Counted(CONTRACTORS), follows="position-deck"
                ),
                _field(
                    "contractor_discard", Counted(CONTRACTORS, _take_contractor), "crew_discard"
                ),
            ]
        )
        self.factory = Fields(
            [
                _field("metal", amount, "stock", METAL, STOCKS),
                _field("energy", amount, "stock", ENERGY, STOCKS),
                _field("goods", amount, "stock", GOODS, STOCKS),
                _field("hand", cards, "hands"),
                _field("built", cards),
                _field("used", Table(BLUEPRINTS, _Used(), usual=NOT_USED), "worked"),
                _field("copied", known, "marks", COPIED, MARKS),
                _field("armed", known, "marks", ARMED, MARKS),
                _field("hired", Mask(CONTRACTORS), "marks", HIRED, MARKS),
                Marked("cleared", "cleared", seats, unsaid=False),
                _field("dice", dice, "dice", UNPLACED * FACES, DICE_OF_SEAT),
                _field("floors", Table(FLOORS, dice), "dice", ON_FLOOR * FACES, DICE_OF_SEAT),
                _field("picked", _Picked(card, PICKS, short=True)),
                _field("chosen", dice, "dice", CHOSEN * FACES, DICE_OF_SEAT),
                _field("agenda", _Steps(), "own"),
            ]
        )
        self.machine = Fields(
            [_field("built", cards, "machine"), _field("goods", amount, "machine_goods")]
        )

    def forgotten(self, attributes: Iterable[str]) -> list[str]:
        """The attributes that are neither a field nor written by hand, and the other way round."""
        every = [
            field for table in (self.once, self.factory, self.machine) for field in table.fields
        ]
        return Fields(every, besides=["kit", "options", "seats", "agenda"]).forgotten(attributes)

    def out_of_range(self, works: Works) -> list[str]:
        """The keys of fields with a number that cannot be."""
        keys = self.once.out_of_range(works)
        for seat in range(works.seats):
            keys += [f"{key} of seat {seat + 1}" for key in self.factory.out_of_range(works, seat)]
        return keys + [f"{key} of The Machine" for key in self.machine.out_of_range(works)]


@lru_cache(maxsize=MAX_SEATS)
def fields(seats: int) -> WorksFields:
    """The fields of a table with so many seats."""
    return WorksFields(seats)


def _field(key: str, shape: Shape, attribute: str = "", start: i64 = 0, step: i64 = 0) -> Field:
    """What is left out stays as it is laid out."""
    return Field(key, attribute or key, shape, start=start, step=step, optional=True)


# What is named somewhere is missing in its deck


def _take(state: State, card: int, path: str) -> None:
    if not cast(Works, state).deck.take(card):
        raise BadPosition("position-too-many-cards", path=path, name=BLUEPRINTS.name(card))


def _take_contractor(state: State, contractor: int, path: str) -> None:
    if not cast(Works, state).crew_deck.take(contractor):
        name = CONTRACTORS.name(contractor)
        raise BadPosition("position-too-many-cards", path=path, name=name)


# Shapes that only this game has


class _Round(Number):
    """A round, or null while it is not known."""

    def write(self, numbers: vec[i64], at: i64) -> object:
        return numbers[at] or None

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        if value is not None:
            super().read(state, value, path, numbers, at)

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return numbers[at] == 0 or super().fits(numbers, at)


class _Tokens(Row):
    """Each tool above one slot."""

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        tools = _READER.as_names(value, path, TOOLS)
        if sorted(tools) != list(range(SLOTS)):
            raise BadPosition("position-tokens", path=path)
        super().read(state, value, path, numbers, at)


class _Picked(Row):
    """As many as there are, without gaps."""

    def write(self, numbers: vec[i64], at: i64) -> object:
        cards = cast(list[str | None], super().write(numbers, at))
        return [card for card in cards if card is not None]


class _Dice(Shape):
    """How many dice there are of each value, written as a list, the lowest first."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def write(self, numbers: vec[i64], at: i64) -> object:
        found: list[int] = []
        for value in range(1, FACES + 1):
            found += [value] * numbers[at + value - 1]
        return found

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        dice = _values(value, path)
        if len(dice) > _MOST_DICE:
            count = len(dice)
            raise BadPosition("position-too-many", path=path, count=count, most=_MOST_DICE)
        for die in dice:
            numbers[at + die - 1] += 1

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return all(numbers[place] >= 0 for place in range(at, at + FACES))


def _values(value: object, path: str) -> list[int]:
    items = enumerate(_READER.as_items(value, path))
    return [_READER.as_integer(die, f"{path}[{number}]", 1, FACES) for number, die in items]


class _Used(Shape):
    """A card that was used or set off this round, with the dice on it: the lowest first."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, numbers: vec[i64], at: i64) -> object:
        left = numbers[at] - USED_WITHOUT_DICE
        found: list[int] = []
        while left > 0:
            found.append(int(left % (FACES + 1)))
            left //= FACES + 1
        return found

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        dice = sorted(_values(value, path), reverse=True)
        if len(dice) > _DICE_ON_CARD or cast(Works, state).built[at] == 0:
            raise BadPosition("position-used", path=path)
        worked: i64 = 0
        for die in dice:
            worked = worked * (FACES + 1) + die
        numbers[at] = USED_WITHOUT_DICE + worked

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return USED_WITHOUT_DICE <= numbers[at] < USED_WITHOUT_DICE + (FACES + 1) ** _DICE_ON_CARD


class _Steps(Shape):
    """
    What a seat is asked, and what it has begun, by name: ``["discard", "dojo"]``, ``["hire", 2]``.

    Slots are counted from 1. A card that is used by the Replicator is followed by that.
    """

    def __init__(self) -> None:
        super().__init__(2)

    def write(self, numbers: vec[i64], at: i64) -> object:
        return [_written(entry) for entry in numbers[at : at + 2] if entry != NOTHING]

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        seat = at // 2
        for number, line in enumerate(_READER.as_items(value, path)):
            _read_step(cast(Works, state), seat, line, f"{path}[{number}]")

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return all(entry >= NOTHING for entry in numbers[at : at + 2])


def _written(entry: int) -> list[int | str]:
    step, first, second = entry & 255, entry >> 8 & 65535, entry >> 24
    name = STEPS.name(step)
    if step >= DIE_STEP:
        card: list[int | str] = [name, BLUEPRINTS.name(first)]
        return [*card, BLUEPRINTS.name(REPLICATOR)] if second else card
    if step in (GIVE_STEP, HIRE_STEP):
        return [name, first + 1]
    if step in (RETURN_STEP, DROP_STEP, SET_STEP):
        return [name, first, second]
    return [name]


def _read_step(works: Works, seat: i64, line: object, path: str) -> None:
    if not (isinstance(line, list) and 1 <= len(line) <= 3 and isinstance(line[0], str)):
        raise BadPosition("position-not-a-step", path=path)
    if line[0] not in STEPS.names[FIRST_OF_SEAT:]:
        raise BadPosition("position-unknown-step", path=path, name=line[0])
    step = STEPS.number(line[0])
    first, second = _read_arguments(step, line[1:], path)
    begun = step >= FIRST_BEGUN
    if works.own[seat * 2 + (1 if begun else 0)] != NOTHING:
        raise BadPosition("position-not-a-step", path=path)
    if begun:
        works.begin(seat, step, first, second)
    else:
        works.ask(seat, step, first, second)


def _read_arguments(step: int, given: list[object], path: str) -> tuple[int, int]:
    if step >= DIE_STEP:
        cards = Reader({"cards": given}, path, BadPosition).names("cards", BLUEPRINTS)
        if len(cards) == 1:
            return cards[0], 0
        if len(cards) == 2 and cards[1] == REPLICATOR:
            return cards[0], 1
        raise BadPosition("position-not-a-step", path=path)
    numbers = Reader({"numbers": given}, path, BadPosition).integers("numbers", 0, _MOST_STOCK)
    if step in (GIVE_STEP, HIRE_STEP) and len(numbers) == 1 and 1 <= numbers[0] <= SLOTS:
        return numbers[0] - 1, 0
    if step in (RETURN_STEP, DROP_STEP, SET_STEP) and 1 <= len(numbers) <= 2:
        return numbers[0], numbers[1] if len(numbers) == 2 else int(step == SET_STEP)
    if step in (GIVE_STEP, HIRE_STEP, RETURN_STEP, DROP_STEP, SET_STEP) or numbers:
        raise BadPosition("position-not-a-step", path=path)
    return 0, 0
