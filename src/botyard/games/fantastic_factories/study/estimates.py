"""Greedy's estimates in whole numbers, a sixteenth of a point each, remembered."""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import FACES, KINDS
from botyard.games.fantastic_factories.components import MOST_COPIES, Kit
from botyard.games.fantastic_factories.state import (
    CHOSEN,
    DICE_OF_SEAT,
    NOT_USED,
    Works,
)
from botyard.games.fantastic_factories.study.income import for_dice, income, used
from botyard.games.fantastic_factories.study.prices import CARD_PRICE, ENERGY_PRICE, METAL_PRICE
from botyard.games.fantastic_factories.study.worth import rounds_left
from botyard.kernel.vectors import filled

_MOST_KEPT: Final = 50_000
_POINT: Final = 16


class Estimates:
    """What compounds bring and cards would bring; for one kit, and one decision at a time."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.rounds: i64 = 0  # left after this one, in sixteenths: see ``start``
        self._incomes: dict[int, int] = {}
        self._uses: dict[int, int] = {}
        self._base = filled(KINDS * (MOST_COPIES + 1), 0)
        card: i64
        copies: i64
        for card in range(KINDS):
            cost = float(kit.metal[card]) * METAL_PRICE + float(kit.energy[card]) * ENERGY_PRICE
            paid: i64 = int((cost + CARD_PRICE) * _POINT)
            for copies in range(MOST_COPIES):
                step = card * (MOST_COPIES + 1) + copies
                self._base[step] = (kit.prestige[step + 1] - kit.prestige[step]) * _POINT - paid

    def start(self, works: Works) -> None:
        """A new decision: how long the game may still last does not change in it."""
        self.rounds = int(rounds_left(works) * 16.0)

    def income(self, built: i64) -> i64:
        """What a round brings to a compound; its cards are bits."""
        found = self._incomes.get(built)
        if found is None:
            if len(self._incomes) >= _MOST_KEPT:
                self._incomes.clear()
            found = int(income(self.kit, built) * _POINT)
            self._incomes[built] = found
        return found

    def hope(self, card: i64, built: i64, copies: i64) -> i64:
        """What a card would be worth in the compound, less what it costs; at least 0."""
        hoped = self._base[card * (MOST_COPIES + 1) + copies]
        if self.kit.mode[card] != 0 and built >> card & 1 == 0:
            more = self.income(built | 1 << card) - self.income(built)
            late = self.rounds - 8
            if late > 0:
                hoped += more * late >> 4
        return hoped if hoped > 0 else 0

    def of_dice(self, works: Works, seat: i64) -> i64:
        """What the unplaced dice can still bring to a seat in the middle of its work."""
        key: i64 = 0
        value: i64
        place = seat * DICE_OF_SEAT
        for value in range(FACES):
            count = works.dice[place + value] + works.dice[place + CHOSEN * FACES + value]
            key = key << 4 | count
        cards: i64 = 0
        first = seat * KINDS
        card: i64
        for card in range(KINDS):
            if works.built[first + card] != 0 and works.worked[first + card] == NOT_USED:
                cards |= 1 << card
        key = key << 32 | cards
        found = self._uses.get(key)
        if found is None:
            if len(self._uses) >= _MOST_KEPT:
                self._uses.clear()
            found = int(self._used(key >> 32, cards) * _POINT)
            self._uses[key] = found
        return found

    def _used(self, dice: i64, cards: i64) -> float:
        counts = [0] * (FACES + 1)
        value: i64
        for value in range(FACES):
            counts[FACES - value] = dice >> value * 4 & 15
        free: list[int] = []
        card: i64
        for card in range(KINDS):
            if cards >> card & 1 != 0:
                free.append(card)
        return used(self.kit, for_dice(self.kit, free), counts)
