"""What the greedy bot takes things for, in points."""

from functools import lru_cache
from typing import Final

from botyard.games.fantastic_factories.actions import CARDS_GAIN, GAINS
from botyard.games.fantastic_factories.cards import ENERGY, KINDS, METAL
from botyard.games.fantastic_factories.components import Kit
from botyard.games.fantastic_factories.formulas import BY_X, CHOSEN_DIE, NO_DIE

METAL_PRICE: Final = 0.35
ENERGY_PRICE: Final = 0.2
CARD_PRICE: Final = 0.25

# What a die brings in the Headquarters, by its value.
FLOOR: Final = (0.0, 0.25, 0.4, 0.6, 0.35, 0.35, 0.35)
_CHOSEN_DIE: Final = 0.6


def added(numbers: list[float]) -> float:
    """The sum of numbers, added from left to right: alike on every Python, unlike ``sum``."""
    total = 0.0
    for number in numbers:
        total += number
    return total


@lru_cache(maxsize=16)
def uses_of(kit: Kit) -> tuple[tuple[float, ...], ...]:
    """What one use of each card brings less what is paid for it, dice aside, by X."""
    return tuple(tuple(_use(kit, card, x) for x in range(BY_X)) for card in range(KINDS))


def _use(kit: Kit, card: int, x: int) -> float:
    place = card * BY_X + x
    gain = float(kit.give_goods[card]) + _option(kit, card)
    gain += float(kit.give_cards[card]) * CARD_PRICE
    gain += float(kit.give_metal[place]) * METAL_PRICE
    gain += float(kit.give_energy[place]) * ENERGY_PRICE
    gain += float(kit.refund[card]) * (METAL_PRICE + ENERGY_PRICE) / 2
    if kit.extra[card] == CHOSEN_DIE and kit.dice[card] != NO_DIE:
        gain += _CHOSEN_DIE
    gain -= float(kit.pay_metal[place]) * METAL_PRICE
    gain -= float(kit.pay_energy[place]) * ENERGY_PRICE
    return gain - float(kit.pay_cards[card]) * CARD_PRICE


def _option(kit: Kit, card: int) -> float:
    """The best of several gains."""
    prices = {METAL: METAL_PRICE, ENERGY: ENERGY_PRICE, CARDS_GAIN: CARD_PRICE}
    return max(
        float(kit.options[card * len(GAINS) + gain]) * price for gain, price in prices.items()
    )
