"""The printed components, loaded from data once and shared by every state."""

import json
import tomllib
from functools import lru_cache
from importlib import resources
from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import GAINS
from botyard.games.fantastic_factories.cards import (
    BLUEPRINTS,
    CONTRACTORS,
    CREW,
    FACES,
    FLOORS,
    KINDS,
    RESOURCES,
    TOOLS,
    TYPES,
)
from botyard.games.fantastic_factories.formulas import (
    BY_X,
    DICE_COUNTS,
    Formula,
    read_amounts,
    read_formula,
)
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json, canonical, digest_of
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader
from botyard.kernel.vectors import filled

MOST_COPIES: Final = 5
ANY_NUMBER: Final = 99  # of one card in a compound

LEVELS: Final = Names("level", ["easy", "medium", "hard", "expert"])

REVEALS: Final = Names("reveal", ["none", "build", "refund"])
NO_REVEAL: Final = 0
TO_BUILD: Final = 1
FOR_ITS_COST: Final = 2


class Kit:
    """What is in the box, as tables by card; amounts by card * 7 + X."""

    def __init__(self, digest: str) -> None:
        self.digest = digest
        # The game
        self.start_metal: i64 = 0
        self.start_energy: i64 = 0
        self.start_dice: i64 = 0
        self.start_cards: i64 = 0
        self.spaces: i64 = 0  # on a floor
        self.floor_values = filled(len(FLOORS), 0)  # as bits: 1 << value
        self.floor_gain = filled(len(FLOORS), 0)  # what it gives, as in GAINS
        self.floor_amount = filled(len(FLOORS) * BY_X, 0)
        self.most_resources: i64 = 0
        self.most_cards: i64 = 0
        self.end_goods: i64 = 0
        self.end_cards: i64 = 0
        self.machine_cards = filled(len(LEVELS), 0)
        # Blueprints
        self.copies = filled(KINDS, 0)
        self.type = filled(KINDS, 0)
        self.tool = filled(KINDS, 0)
        self.tool_first = filled(len(TOOLS) + 1, 0)  # the first card of each tool
        self.metal = filled(KINDS, 0)
        self.energy = filled(KINDS, 0)
        self.discount = filled(KINDS, 0)  # metal
        self.discount_type = filled(KINDS, 0)  # for each card of this type
        self.prestige = filled(KINDS * (MOST_COPIES + 1), 0)  # of so many together
        self.most = filled(KINDS, 1)  # in one compound
        # Their formulas
        self.mode = filled(KINDS, 0)
        self.dice = filled(KINDS, 0)
        self.dice_count = filled(KINDS, 0)
        self.values = filled(KINDS, 0)  # as bits: 1 << value
        self.least = filled(KINDS, 0)
        self.pay_metal = filled(KINDS * BY_X, 0)
        self.pay_energy = filled(KINDS * BY_X, 0)
        self.pay_cards = filled(KINDS, 0)
        self.give_goods = filled(KINDS, 0)
        self.give_metal = filled(KINDS * BY_X, 0)
        self.give_energy = filled(KINDS * BY_X, 0)
        self.give_cards = filled(KINDS, 0)
        self.options = filled(KINDS * len(GAINS), 0)
        self.choice = filled(KINDS, 0)
        self.extra = filled(KINDS, 0)
        self.change = filled(KINDS, 0)
        self.refund = filled(KINDS, 0)
        # Contractors
        self.crew_copies = filled(CREW, 0)
        self.fee = filled(CREW, 0)  # energy
        self.own_gain = filled(CREW * len(GAINS), 0)
        self.other_gain = filled(CREW * len(GAINS), 0)
        self.has_gift = filled(CREW, 0)
        self.reveal = filled(CREW, 0)
        self.set_dice = filled(CREW, 0)
        self.rolled_dice = filled(CREW, 0)
        self.chosen_dice = filled(CREW, 0)


def kit_of(options: Json) -> Kit:
    """The components that a table plays with: ours, or with costs of its own data file."""
    own = options["data"]
    return _kit(canonical(own) if own else "{}")


def card_data(options: Json) -> Json:
    """The data of a table as it is written, to be drawn."""
    own = options["data"]
    data: Json = json.loads(_written(canonical(own) if own else "{}"))
    return data


def read_own_data(options: Reader, key: str) -> object:
    """Check a user's data file: it may replace the costs of blueprints."""
    own = options.table(key)
    read_kit(own.whole(), options.path(key))
    return own.whole()


def read_kit(own: Json, path: str) -> Kit:
    """Our data, with a user's costs in place of the printed ones."""
    data = _merged(own, path)
    kit = Kit(digest_of(data))
    reader = Reader(data, path, BadData)
    for key in ("start", "floors", "keeps", "end", "machine"):
        _read_game(kit, key, reader.table(key))
    for blueprint in reader.tables("blueprint"):
        _read_blueprint(kit, blueprint)
    for contractor in reader.tables("contractor"):
        _read_contractor(kit, contractor)
    reader.close()
    _find_tools(kit)
    return kit


@lru_cache(maxsize=64)
def _kit(own: str) -> Kit:
    return read_kit(json.loads(own), "data")


@lru_cache(maxsize=64)
def _written(own: str) -> str:
    return canonical(_merged(json.loads(own), "data"))


def _merged(own: Json, path: str) -> Json:
    """Our three files in one, and the user's costs put over ours."""
    data: Json = {}
    for name in ("game", "blueprints", "contractors"):
        file = resources.files(__package__).joinpath("data", f"{name}.toml")
        data.update(tomllib.loads(file.read_text(encoding="utf-8")))
    reader = Reader(own, path, BadData)
    costs: dict[str, object] = {}
    for card in reader.tables("blueprint") if reader.has("blueprint") else []:
        name = BLUEPRINTS.name(card.name("id", BLUEPRINTS))
        costs[name] = card.table("cost").whole()
        card.close()
    reader.close()
    blueprints = data["blueprint"]
    assert isinstance(blueprints, list)
    for blueprint in blueprints:
        if blueprint["id"] in costs:
            blueprint["cost"] = costs[blueprint["id"]]
    return data


def _read_game(kit: Kit, key: str, table: Reader) -> None:
    """
    What everybody starts with and keeps, the floors, the end, The Machine.

    Clauses: FF-1, FF-15, FF-25, FF-48, FF-51.
    """
    if key == "start":
        kit.start_metal = table.integer("metal", 0, 99)
        kit.start_energy = table.integer("energy", 0, 99)
        kit.start_dice = table.integer("dice", 1, 9)
        kit.start_cards = table.integer("blueprints", 0, 9)
    elif key == "floors":
        kit.spaces = table.integer("spaces", 1, 9)
        for floor, name in enumerate(FLOORS.names):
            _read_floor(kit, floor, table.table(name))
    elif key == "keeps":
        kit.most_resources = table.integer("resources", 0, 99)
        kit.most_cards = table.integer("blueprints", 0, 99)
    elif key == "end":
        kit.end_goods = table.integer("goods", 1, 99)
        kit.end_cards = table.integer("cards", 1, 99)
    else:
        for level, name in enumerate(LEVELS.names):
            kit.machine_cards[level] = table.integer(name, 0, 9)
    table.close_with_notes()


def _read_floor(kit: Kit, floor: int, table: Reader) -> None:
    """
    Which dice a floor takes, and what each gives there.

    Clauses: FF-22, FF-23, FF-24.
    """
    kit.floor_values[floor] = _bits(table.integers("values", 1, FACES))
    gives = table.table("gives")
    for gain, name in enumerate(GAINS.names):
        if gives.has(name):
            kit.floor_gain[floor] = gain
            for x, amount in enumerate(read_amounts(gives, name)):
                kit.floor_amount[floor * BY_X + x] = amount
    gives.close()
    table.close_with_notes()


def _read_blueprint(kit: Kit, table: Reader) -> None:
    """
    One blueprint.

    Clauses: FF-18, FF-19, FF-20, FF-66.
    """
    card = table.name("id", BLUEPRINTS)
    kit.copies[card] = table.integer("copies", 1, MOST_COPIES)
    kit.type[card] = table.name("type", TYPES)
    kit.tool[card] = table.name("tool", TOOLS)
    kit.metal[card], kit.energy[card] = _read_cost(table.table("cost"))
    if table.has("discount"):
        discount = table.table("discount")
        kit.discount[card] = discount.integer("metal", 0, 9)
        kit.discount_type[card] = discount.name("per", TYPES)
        discount.close()
    if table.has("several"):
        kit.most[card] = ANY_NUMBER if table.flag("several") else 1
    steps = [0] * MOST_COPIES
    if isinstance(table.value("prestige"), list):
        steps = table.integers("prestige", 0, 99)
    else:
        steps = [table.integer("prestige", 0, 99)] * MOST_COPIES
    for copies, step in enumerate(steps):
        place = card * (MOST_COPIES + 1) + copies
        kit.prestige[place + 1] = kit.prestige[place] + step
    _keep_formula(kit, card, read_formula(table))
    table.close_with_notes()


def _read_cost(table: Reader) -> tuple[int, int]:
    metal, energy = (
        table.integer(name, 0, 9) if table.has(name) else 0 for name in RESOURCES.names
    )
    table.close()
    return metal, energy


def _keep_formula(kit: Kit, card: int, formula: Formula) -> None:
    """A formula as rows of the tables."""
    kit.mode[card] = formula.mode
    kit.dice[card] = formula.dice
    kit.dice_count[card] = DICE_COUNTS[formula.dice]
    kit.values[card] = _bits(formula.values)
    kit.least[card] = formula.least
    kit.pay_cards[card] = formula.pay_cards
    kit.give_goods[card] = formula.goods
    kit.give_cards[card] = formula.cards
    kit.choice[card] = formula.choice
    kit.extra[card] = formula.extra
    kit.change[card] = formula.change
    kit.refund[card] = formula.refund
    for x in range(BY_X):
        kit.pay_metal[card * BY_X + x] = formula.pay_metal[x]
        kit.pay_energy[card * BY_X + x] = formula.pay_energy[x]
        kit.give_metal[card * BY_X + x] = formula.metal[x]
        kit.give_energy[card * BY_X + x] = formula.energy[x]
    for gain in range(len(GAINS)):
        kit.options[card * len(GAINS) + gain] = formula.options[gain]


def _read_contractor(kit: Kit, table: Reader) -> None:
    """
    One contractor.

    Clauses: FF-39, FF-40, FF-41, FF-42, FF-43, FF-44, FF-45, FF-46.
    """
    who = table.name("id", CONTRACTORS)
    kit.crew_copies[who] = table.integer("copies", 1, MOST_COPIES)
    _, kit.fee[who] = _read_cost(table.table("cost"))
    gives = table.table("gives")
    for gain, name in enumerate(GAINS.names):
        if gives.has(name):
            kit.own_gain[who * len(GAINS) + gain] = gives.integer(name, 1, 9)
    if gives.has("reveal"):
        kit.reveal[who] = gives.name("reveal", REVEALS)
    if gives.has("set"):
        kit.set_dice[who] = gives.integer("set", 1, 9)
    if gives.has("rolled"):
        kit.rolled_dice[who] = gives.integer("rolled", 1, 9)
    if gives.has("chosen"):
        kit.chosen_dice[who] = gives.integer("chosen", 1, 9)
    gives.close()
    if table.has("others"):
        kit.has_gift[who] = 1
        others = table.table("others")
        for gain, name in enumerate(GAINS.names):
            if others.has(name):
                kit.other_gain[who * len(GAINS) + gain] = others.integer(name, 1, 9)
        others.close()
    table.close_with_notes()


def _find_tools(kit: Kit) -> None:
    """Where the cards of each tool begin: they stand side by side in the list of names."""
    card = 0
    for tool in range(len(TOOLS)):
        kit.tool_first[tool] = card
        while card < KINDS and kit.tool[card] == tool:
            card += 1
    kit.tool_first[len(TOOLS)] = card
    if card != KINDS:
        raise BadData("data-tools", path=BLUEPRINTS.name(card))


def _bits(values: list[int]) -> int:
    return sum(1 << value for value in values)
