"""What a compound brings in a round, over many rolls of the dice."""

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from botyard.games.fantastic_factories.cards import FACES, KINDS
from botyard.games.fantastic_factories.components import Kit
from botyard.games.fantastic_factories.formulas import (
    A_CARD,
    A_VALUE,
    ACTIVE,
    AGAIN,
    BY_BUILDING,
    BY_GOODS,
    DOWN,
    FLIP,
    NO_CHANGE,
    NO_DIE,
    ONE,
    ROLLED_DIE,
    RUN,
    THREE,
    UP,
)
from botyard.games.fantastic_factories.study.prices import ENERGY_PRICE, FLOOR, added, uses_of

# What cards bring that are neither goods nor resources for dice, in points a round.
_REPLICATOR: Final = 0.4
_ROBOT: Final = 0.12
_REROLL: Final = 0.15
_SET_OFF_BY_GOODS: Final = 0.8
_SET_OFF_BY_BUILDING: Final = 0.6
_EACH_ROLL: Final = 4  # every fourth roll is looked at

Dice = list[int]  # how many of each value; the first place stays empty


def _rolls() -> list[tuple[Dice, float]]:
    """Some rolls of four dice, and how likely each is among them."""
    rolls: list[tuple[Dice, float]] = []
    for faces in list(combinations_with_replacement(range(1, FACES + 1), 4))[1::_EACH_ROLL]:
        dice = [faces.count(value) for value in range(FACES + 1)]
        rolls.append((dice, factorial(4) / prod(factorial(count) for count in dice)))
    total = added([weight for _, weight in rolls])
    return [(dice, weight / total) for dice, weight in rolls]


_ROLLS: Final = _rolls()


@lru_cache(maxsize=20_000)
def income(kit: Kit, built: int) -> float:
    """What a round brings in points; the built cards are bits."""
    cards = [card for card in range(KINDS) if built >> card & 1]
    with_dice = for_dice(kit, cards)
    changes = [int(kit.change[card]) for card in cards if kit.change[card] != NO_CHANGE]
    golem = any(kit.choice[card] == A_VALUE and kit.dice[card] == NO_DIE for card in cards)
    total = added([_without_dice(kit, card) for card in cards])
    for dice, weight in _ROLLS:
        total += weight * _best(kit, with_dice, dice, changes, golem=golem)
    return total


def for_dice(kit: Kit, cards: list[int]) -> list[int]:
    """The cards that take dice, the best first."""
    found = [card for card in cards if kit.mode[card] == ACTIVE and kit.dice[card] != NO_DIE]
    return sorted(found, key=lambda card: -max(uses_of(kit)[card]))


def used(kit: Kit, cards: list[int], dice: Dice) -> float:
    """What dice bring on these cards, one after the other, and the rest in the Headquarters."""
    left, uses = list(dice), uses_of(kit)
    total = 0.0
    for card in cards:
        x = _take(kit, card, left)
        if x:
            total += uses[card][x]
    rest = 0.0
    for value in range(1, FACES + 1):
        rest += left[value] * FLOOR[value]
    return total + rest


def _best(kit: Kit, cards: list[int], dice: Dice, changes: list[int], *, golem: bool) -> float:
    """The same, with a die changed or added where that helps."""
    best = used(kit, cards, dice)
    for change in changes:
        for value in range(1, FACES + 1):
            to = _changed(change, value)
            if dice[value] and 1 <= to <= FACES and to != value:
                other = list(dice)
                other[value] -= 1
                other[to] += 1
                best = max(best, used(kit, cards, other) - ENERGY_PRICE)
    if golem:
        for value in range(1, FACES + 1):
            other = list(dice)
            other[value] += 1
            best = max(best, used(kit, cards, other) - value * ENERGY_PRICE)
    return best


def _changed(change: int, value: int) -> int:
    if change == FLIP:
        return FACES + 1 - value
    return value + 1 if change == UP else value - 1 if change == DOWN else value


def _without_dice(kit: Kit, card: int) -> float:
    """What a card brings that takes no die."""
    if kit.choice[card] == A_CARD:
        return _REPLICATOR
    if kit.extra[card] == ROLLED_DIE:
        return _ROBOT
    if kit.change[card] == AGAIN:
        return _REROLL
    use = uses_of(kit)[card][0]
    if kit.mode[card] == BY_GOODS:
        return use * _SET_OFF_BY_GOODS
    if kit.mode[card] == BY_BUILDING:
        return use * _SET_OFF_BY_BUILDING
    if kit.mode[card] == ACTIVE and kit.dice[card] == NO_DIE and kit.choice[card] != A_VALUE:
        return max(0.0, use)
    return 0.0


def _take(kit: Kit, card: int, dice: Dice) -> int:
    """Take the dice for a card, if it is worth that; the lowest of them, or 0."""
    rule, count = int(kit.dice[card]), int(kit.dice_count[card])
    if rule == THREE:
        return _take_three(kit, card, dice)
    for value in _ways(kit)[card]:
        if rule == RUN:
            if dice[value] and dice[value + 1] and dice[value + 2]:
                for step in range(count):
                    dice[value + step] -= 1
                return value
        elif dice[value] >= count:
            dice[value] -= count
            return value
    return 0


def _take_three(kit: Kit, card: int, dice: Dice) -> int:
    """The three highest, if their sum is enough and it is worth them."""
    high = [value for value in range(FACES, 0, -1) for _ in range(dice[value])][:3]
    if len(high) < 3 or sum(high) < kit.least[card]:
        return 0
    if uses_of(kit)[card][high[0]] <= added([FLOOR[value] for value in high]):
        return 0
    for value in high:
        dice[value] -= 1
    return high[0]


@lru_cache(maxsize=16)
def _ways(kit: Kit) -> tuple[tuple[int, ...], ...]:
    """For each card the values that are worth it, the best first: of equal dice, or of a run."""
    ways: list[tuple[int, ...]] = []
    for card in range(KINDS):
        rule, count = int(kit.dice[card]), int(kit.dice_count[card])
        gains: dict[int, float] = {}
        for value in range(1, FACES + 1 if rule != RUN else FACES - 1):
            spent = [value + step if rule == RUN else value for step in range(count)]
            gain = uses_of(kit)[card][value] - added([FLOOR[die] for die in spent])
            if gain > 0 and (rule != ONE or kit.values[card] >> value & 1):
                gains[value] = gain
        ways.append(tuple(sorted(gains, key=lambda value: -gains[value])))
    return tuple(ways)
