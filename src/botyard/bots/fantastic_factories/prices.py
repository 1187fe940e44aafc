"""What things are worth to the greedy bot, in points."""

from functools import lru_cache
from typing import Final, NamedTuple

from botyard.games.fantastic_factories.actions import CARDS_GAIN, GAINS
from botyard.games.fantastic_factories.cards import ENERGY, FACES, KINDS, METAL
from botyard.games.fantastic_factories.components import Kit
from botyard.games.fantastic_factories.formulas import (
    A_CARD,
    A_VALUE,
    BY_BUILDING,
    BY_GOODS,
    BY_X,
    NEVER,
    NO_CHANGE,
    NO_DIE,
    NO_EXTRA,
    ONE,
    PAIR,
    RUN,
    THREE,
    TRIPLE,
)

METAL_PRICE: Final = 0.22
ENERGY_PRICE: Final = 0.15
CARD_PRICE: Final = 0.25
DIE_PRICE: Final = 0.35

# How often the dice of a round can be had for a card, one way or another.
_ODDS: Final = {NO_DIE: 0.8, ONE: 0.95, PAIR: 0.75, TRIPLE: 0.2, RUN: 0.4, THREE: 0.5}
_ODDS_OF_ONE_VALUE: Final = 0.55
_ODDS_OF_SETTING_OFF: Final = 0.6


class Prices(NamedTuple):
    """The profit of each card: of one use, and of having it for a round."""

    use: tuple[float, ...]
    round: tuple[float, ...]


@lru_cache(maxsize=16)
def prices_of(kit: Kit) -> Prices:
    """The profit of each card, from what it takes and gives."""
    use = [_profit(kit, card) for card in range(KINDS)]
    best = max(use)
    for card in range(KINDS):
        if kit.choice[card] == A_CARD:
            use[card] = best / 2
    each = [max(0.0, use[card]) * _odds(kit, card) for card in range(KINDS)]
    return Prices(tuple(use), tuple(each))


def _profit(kit: Kit, card: int) -> float:
    """What one use of a card brings, less what it costs; X is taken at its middle."""
    if kit.mode[card] == NEVER or kit.choice[card] == A_CARD:
        return 0.0
    x = 4 if kit.dice[card] == ONE else 3 if kit.choice[card] == A_VALUE else 2
    by_x = card * BY_X + x
    profit = float(kit.give_goods[card]) + _option(kit, card)
    profit += float(kit.give_cards[card]) * CARD_PRICE
    profit += float(kit.give_metal[by_x]) * METAL_PRICE
    profit += float(kit.give_energy[by_x]) * ENERGY_PRICE
    profit += float(kit.refund[card]) * (METAL_PRICE + ENERGY_PRICE) / 2
    profit += DIE_PRICE * (kit.extra[card] != NO_EXTRA) + 0.3 * (kit.change[card] != NO_CHANGE)
    profit -= float(kit.pay_metal[by_x]) * METAL_PRICE
    profit -= float(kit.pay_energy[by_x]) * ENERGY_PRICE
    profit -= float(kit.pay_cards[card]) * CARD_PRICE
    return profit - float(kit.dice_count[card]) * DIE_PRICE


def _option(kit: Kit, card: int) -> float:
    """The best of several gains."""
    prices = {METAL: METAL_PRICE, ENERGY: ENERGY_PRICE, CARDS_GAIN: CARD_PRICE}
    return max(
        float(kit.options[card * len(GAINS) + gain]) * price for gain, price in prices.items()
    )


def _odds(kit: Kit, card: int) -> float:
    """How often a card works in a round."""
    if kit.mode[card] in (BY_GOODS, BY_BUILDING):
        return _ODDS_OF_SETTING_OFF
    if kit.dice[card] == ONE and kit.values[card] != (1 << FACES + 1) - 2:
        return _ODDS_OF_ONE_VALUE
    return _ODDS[int(kit.dice[card])]
