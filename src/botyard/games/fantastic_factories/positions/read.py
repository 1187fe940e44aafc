"""Positions are read: what is not named lies in its deck; too many are refused."""

from typing import Final

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
    KINDS,
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
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.positions.fit import impossible, misfit
from botyard.games.fantastic_factories.setup import lay_out
from botyard.games.fantastic_factories.state import (
    ARMED,
    CHOSEN,
    COPIED,
    HIRED,
    MARKS,
    ON_FLOOR,
    PICKS,
    STOCKS,
    UNPLACED,
    USED_WITHOUT_DICE,
)
from botyard.kernel.agenda import read_agenda
from botyard.kernel.bag import CountBag
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, read_options
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader

_MOST_STOCK: Final = 9999
_MOST_DICE: Final = 99


def read_position(raw: Json) -> Play:
    """The state that a position describes; what cannot be is refused."""
    works = read_loosely(raw)
    wrong = misfit(works)
    if wrong:
        raise BadPosition("position-stuck", path=wrong)
    path, why = impossible(works)
    if why:
        raise BadPosition(why, path=path)
    return works


def read_loosely(raw: Json) -> Play:
    """The same, whether or not all of it fits together."""
    reader = Reader(raw, "", BadPosition)
    options = read_options(OPTIONS, reader.value("options") if reader.has("options") else {})
    seats = reader.integer("seats", 1, MAX_SEATS)
    works = lay_out(options, seats)
    works.round = reader.integer("round", 1, 10**6)
    works.first = reader.integer("first", 1, seats) - 1 if reader.has("first") else 0
    if reader.has("last_round") and reader.value("last_round") is not None:
        works.ending = reader.integer("last_round", 1, 10**6)
    works.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    _read_market(works, reader)
    factories = reader.tables("factories")
    if len(factories) != seats:
        path = reader.path("factories")
        raise BadPosition("position-length", path=path, count=len(factories), wanted=seats)
    for seat, factory in enumerate(factories):
        _read_factory(works, seat, factory)
        factory.close()
    if seats == 1 and reader.has("machine"):
        machine = reader.table("machine")
        for card in _cards(machine, "built", BLUEPRINTS):
            works.machine[_take(works.deck, card, machine.path("built"), BLUEPRINTS)] += 1
        works.machine_goods = _integer(machine, "goods")
        machine.close()
    _check_rest(works, reader)
    reader.close()
    return works


def _read_market(works: Play, reader: Reader) -> None:
    tokens = reader.names("tokens", TOOLS) if reader.has("tokens") else list(range(SLOTS))
    if sorted(tokens) != list(range(SLOTS)):
        raise BadPosition("position-tokens", path="tokens")
    for slot, tool in enumerate(tokens):
        works.tokens[slot] = tool
    _read_row(works, reader, "blueprints", BLUEPRINT_ROW, works.deck, BLUEPRINTS)
    _read_row(works, reader, "contractors", CONTRACTOR_ROW, works.crew_deck, CONTRACTORS)
    for card in _cards(reader, "discard", BLUEPRINTS):
        works.discard[_take(works.deck, card, "discard", BLUEPRINTS)] += 1
    for card in _cards(reader, "contractor_discard", CONTRACTORS):
        taken = _take(works.crew_deck, card, "contractor_discard", CONTRACTORS)
        works.crew_discard[taken] += 1


def _read_row(
    works: Play, reader: Reader, key: str, row: int, deck: CountBag, names: Names
) -> None:
    cards = reader.items(key) if reader.has(key) else []
    if len(cards) > SLOTS:
        raise BadPosition("position-length", path=key, count=len(cards), wanted=SLOTS)
    for slot, name in enumerate(cards):
        if name is not None:
            card = Reader({"card": name}, f"{key}[{slot}]", BadPosition).name("card", names)
            works.market[row * SLOTS + slot] = _take(deck, card, f"{key}[{slot}]", names)


def _read_factory(works: Play, seat: int, factory: Reader) -> None:
    for what, name in ((METAL, "metal"), (ENERGY, "energy"), (GOODS, "goods")):
        works.stock[seat * STOCKS + what] = _integer(factory, name)
    for card in _cards(factory, "hand", BLUEPRINTS):
        _take(works.deck, card, factory.path("hand"), BLUEPRINTS)
        works.hands[seat * KINDS + card] += 1
    for card in _cards(factory, "built", BLUEPRINTS):
        _take(works.deck, card, factory.path("built"), BLUEPRINTS)
        works.built[seat * KINDS + card] += 1
    _read_picked(works, seat, factory)
    _read_used(works, seat, factory)
    _read_marks(works, seat, factory)
    _read_dice(works, seat, factory)
    if factory.has("agenda"):
        for number, line in enumerate(factory.items("agenda")):
            _read_step(works, seat, line, f"{factory.path('agenda')}[{number}]")


def _read_picked(works: Play, seat: int, factory: Reader) -> None:
    cards = _cards(factory, "picked", BLUEPRINTS)
    path = factory.path("picked")
    if len(cards) > PICKS:
        raise BadPosition("position-length", path=path, count=len(cards), wanted=PICKS)
    for place, card in enumerate(cards):
        works.picked[seat * PICKS + place] = _take(works.deck, card, path, BLUEPRINTS)


def _read_used(works: Play, seat: int, factory: Reader) -> None:
    if not factory.has("used"):
        return
    used = factory.table("used")
    for name in list(used.whole()):
        card = Reader({"card": name}, factory.path("used"), BadPosition).name("card", BLUEPRINTS)
        worked = 0
        for value in sorted(used.integers(name, 1, FACES), reverse=True):
            worked = worked * (FACES + 1) + value
        if worked >= (FACES + 1) ** 3 or works.built[seat * KINDS + card] == 0:
            raise BadPosition("position-used", path=used.path(name))
        works.worked[seat * KINDS + card] = USED_WITHOUT_DICE + worked


def _read_marks(works: Play, seat: int, factory: Reader) -> None:
    for mark, key in ((COPIED, "copied"), (ARMED, "armed")):
        if factory.has(key) and factory.value(key) is not None:
            works.marks[seat * MARKS + mark] = factory.name(key, BLUEPRINTS)
    if factory.has("hired"):
        for contractor in factory.names("hired", CONTRACTORS):
            works.marks[seat * MARKS + HIRED] |= 1 << contractor
    if factory.has("cleared") and factory.flag("cleared"):
        works.cleared |= 1 << seat


def _read_dice(works: Play, seat: int, factory: Reader) -> None:
    _put_dice(works, seat, UNPLACED, factory, "dice")
    _put_dice(works, seat, CHOSEN, factory, "chosen")
    if factory.has("floors"):
        floors = factory.table("floors")
        for floor, name in enumerate(FLOORS.names):
            _put_dice(works, seat, ON_FLOOR + floor, floors, name)
        floors.close()


def _put_dice(works: Play, seat: int, place: int, reader: Reader, key: str) -> None:
    values = reader.integers(key, 1, FACES) if reader.has(key) else []
    if len(values) > _MOST_DICE:
        count = len(values)
        raise BadPosition("position-too-many", path=reader.path(key), count=count, most=_MOST_DICE)
    for value in values:
        works.add_die(seat, place, value)


def _read_step(works: Play, seat: int, line: object, path: str) -> None:
    """A step of a seat: what it is asked, or what it has begun."""
    if not (isinstance(line, list) and 1 <= len(line) <= 3 and isinstance(line[0], str)):
        raise BadPosition("position-not-a-step", path=path)
    if line[0] not in STEPS.names[FIRST_OF_SEAT:]:
        raise BadPosition("position-unknown-step", path=path, name=line[0])
    step = STEPS.number(line[0])
    first, second = _read_arguments(step, line[1:], path)
    place = seat * 2 + (1 if step >= FIRST_BEGUN else 0)
    if works.own[place] >= 0:
        raise BadPosition("position-not-a-step", path=path)
    if step >= FIRST_BEGUN:
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


def _check_rest(works: Play, reader: Reader) -> None:
    """Decks may be named; then they must be what is left."""
    decks = (("deck", works.deck, BLUEPRINTS), ("contractor_deck", works.crew_deck, CONTRACTORS))
    for key, deck, names in decks:
        if reader.has(key):
            named = sorted(reader.names(key, names))
            if named != deck.items():
                raise BadPosition("position-deck", path=key, count=len(named), wanted=deck.size())


def _cards(reader: Reader, key: str, names: Names) -> list[int]:
    return reader.names(key, names) if reader.has(key) else []


def _integer(reader: Reader, key: str) -> int:
    return reader.integer(key, 0, _MOST_STOCK) if reader.has(key) else 0


def _take(deck: CountBag, card: i64, path: str, names: Names) -> i64:
    if not deck.take(card):
        raise BadPosition("position-too-many-cards", path=path, name=names.name(card))
    return card
