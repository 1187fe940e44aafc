"""What a card needs and gives, read from its entry in the data into numbers."""

from dataclasses import dataclass, field
from typing import Final

from botyard.games.fantastic_factories.actions import CARDS_GAIN, GAINS
from botyard.games.fantastic_factories.cards import ENERGY, FACES, METAL
from botyard.kernel.errors import BadData
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader

# How a card comes to work
MODES: Final = Names("mode", ["none", "active", "goods", "building"])
NEVER: Final = 0  # a Monument
ACTIVE: Final = 1
BY_GOODS: Final = 2  # set off
BY_BUILDING: Final = 3

# Which dice it takes
DICE_RULES: Final = Names("dice", ["none", "one", "pair", "triple", "run", "three"])
NO_DIE: Final = 0
ONE: Final = 1
PAIR: Final = 2
TRIPLE: Final = 3
RUN: Final = 4  # consecutive values
THREE: Final = 5  # with a least sum
DICE_COUNTS: Final = [0, 1, 2, 3, 3, 3]

# What is decided beside dice and discards
CHOICES: Final = Names("choice", ["none", "value", "gain", "split", "train", "reroll", "copy"])
NO_CHOICE: Final = 0
A_VALUE: Final = 1
A_GAIN: Final = 2
A_SPLIT: Final = 3
A_DIE: Final = 4
SOME_DICE: Final = 5
A_CARD: Final = 6

EXTRA_DICE: Final = Names("extra", ["none", "chosen", "rolled"])
NO_EXTRA: Final = 0
CHOSEN_DIE: Final = 1
ROLLED_DIE: Final = 2

CHANGES: Final = Names("change", ["none", "flip", "up", "down", "reroll"])
NO_CHANGE: Final = 0
FLIP: Final = 1
UP: Final = 2
DOWN: Final = 3
AGAIN: Final = 4

BY_X: Final = FACES + 1  # amounts by X, from 0 to 6; where nothing depends on X it is 0
_MOST: Final = 20

Amounts = list[int]


def _nothing() -> Amounts:
    return [0] * BY_X


@dataclass
class Formula:
    """The two sides of a card: what is spent, and what is gained for it."""

    mode: int = NEVER
    dice: int = NO_DIE
    values: list[int] = field(default_factory=list)  # that a single die may show
    least: int = 0  # sum of three dice
    pay_metal: Amounts = field(default_factory=_nothing)
    pay_energy: Amounts = field(default_factory=_nothing)
    pay_cards: int = 0
    goods: int = 0
    metal: Amounts = field(default_factory=_nothing)
    energy: Amounts = field(default_factory=_nothing)
    cards: int = 0
    options: list[int] = field(default_factory=lambda: [0] * len(GAINS))  # one of these
    choice: int = NO_CHOICE
    extra: int = NO_EXTRA
    change: int = NO_CHANGE
    refund: int = 0  # the cost of the discarded card, at most so much


def read_formula(card: Reader) -> Formula:
    """
    The formula of a blueprint.

    Clauses: FF-28, FF-29.
    """
    formula = Formula()
    if card.has("needs"):
        formula.mode = ACTIVE
        _read_needs(formula, card.table("needs"))
    if card.has("set_off"):
        formula.mode = card.name("set_off", MODES)
    if card.has("gives"):
        _read_gives(formula, card.table("gives"))
    return formula


def read_amounts(table: Reader, key: str) -> Amounts:
    """A number, one for each value of the die, or X itself: always seven, by X."""
    if not table.has(key):
        return _nothing()
    found = table.value(key)
    if isinstance(found, list):
        amounts = table.integers(key, 0, _MOST)
        if len(amounts) != FACES:
            raise BadData("data-by-die", path=table.path(key), count=len(amounts))
        return [0, *amounts]
    if found in ("die", "chosen"):
        return list(range(BY_X))
    return [table.integer(key, 0, _MOST)] * BY_X


def _read_needs(formula: Formula, needs: Reader) -> None:
    if needs.has("dice"):
        formula.dice = needs.name("dice", DICE_RULES)
    formula.values = list(range(1, FACES + 1))
    if needs.has("values"):
        formula.values = needs.integers("values", 1, FACES)
    if needs.has("least"):
        formula.least = needs.integer("least", 3, 3 * FACES)
    if needs.has("pay"):
        pay = needs.table("pay")
        formula.pay_metal = read_amounts(pay, "metal")
        formula.pay_energy = read_amounts(pay, "energy")
        if pay.has("cards"):
            formula.pay_cards = pay.integer("cards", 0, 2)
        pay.close()
    needs.close()


def _read_gives(formula: Formula, gives: Reader) -> None:
    formula.metal = read_amounts(gives, "metal")
    formula.energy = read_amounts(gives, "energy")
    if gives.has("goods"):
        formula.goods = gives.integer("goods", 0, _MOST)
    if gives.has("cards"):
        formula.cards = gives.integer("cards", 0, _MOST)
    if gives.has("die"):
        formula.extra = gives.name("die", EXTRA_DICE)
        if formula.extra == CHOSEN_DIE:
            formula.choice = A_VALUE
    if gives.has("change"):
        formula.change = gives.name("change", CHANGES)
        formula.choice = SOME_DICE if formula.change == AGAIN else A_DIE
        formula.values = _changeable(formula.change)
    if gives.has("refund"):
        formula.refund = gives.integer("refund", 1, _MOST)
        formula.choice = A_SPLIT
    if gives.has("use"):
        gives.text("use")
        formula.choice = A_CARD
    if gives.has("one_of"):
        formula.choice = A_GAIN
        for option in gives.tables("one_of"):
            _read_option(formula, option)
    gives.close()


def _read_option(formula: Formula, option: Reader) -> None:
    for gain in (METAL, ENERGY, CARDS_GAIN):
        if option.has(GAINS.name(gain)):
            formula.options[gain] = option.integer(GAINS.name(gain), 1, _MOST)
    option.close()


def _changeable(change: int) -> list[int]:
    """
    Which dice can be changed so.

    Clauses: FF-30a, FF-30b, FF-30c, FF-30d.
    """
    values = list(range(1, FACES + 1))
    if change == UP:
        return values[:-1]
    if change == DOWN:
        return values[1:]
    return values
