"""A bound on what can still be gained: the lowest of several that hold at different prices."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import ENERGY, FACES, METAL
from botyard.games.fantastic_factories.outlook import Outlook
from botyard.games.fantastic_factories.prices import FACE, PRICES, TOOL, UNIT, Prices
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.vectors import filled

ANYTHING: Final = 1000
_MOST_KEPT: Final = 16  # prices
_MOST_TUNED: Final = 300  # states for which prices are looked for
_STATES_PER_TUNING: Final = 20
_STEPS: Final = [24, 12, 6, 3, 1]  # by which prices are changed, trying
# Which prices are changed together, as bits: each by itself, all of dice, of cards, and all
_DICE: Final = 0b000011111100
_CARDS: Final = 0b111100000000
_EVERYTHING: Final = 0b111111111111
_TOGETHER: Final = [1 << place for place in range(PRICES)] + [_DICE, _CARDS, _EVERYTHING]


class Ceiling:
    """
    A bound for all states of one work phase.

    Prices are tuned for states that those kept so far do not rule out, and kept if they do.
    """

    def __init__(self, works: Works, seat: i64, draws: bool, points: bool) -> None:
        self.seat = seat
        self.outlook = Outlook(works, seat, draws, points)
        self.tuned = 0
        self.kept: list[Prices] = [Prices(self.outlook, _usual_prices())]

    def most(self, works: Works, need: int, nodes: int) -> int:
        """
        More than this cannot be gained; whether it is less than needed is what counts.

        The more states a search has visited, the more it is worth to look for better prices.
        """
        if not self.outlook.is_bounded:
            return ANYTHING
        lowest: i64 = ANYTHING * UNIT
        best = self.kept[0]
        for place, prices in enumerate(self.kept):
            found = prices.most(works, self.seat)
            if found < lowest:
                lowest, best = found, prices
            if lowest < need * UNIT:
                if place:
                    self._keep_first(place)
                return lowest // UNIT
        if self.tuned < min(_MOST_TUNED, 1 + nodes // _STATES_PER_TUNING):
            self.tuned += 1
            tuned = self._tune(best, works, need * UNIT)
            found = tuned.most(works, self.seat)
            if found < lowest:
                lowest = found
                self.kept.insert(0, tuned)
                if len(self.kept) > _MOST_KEPT:
                    self.kept.pop()
        return lowest // UNIT

    def roughly(self, works: Works) -> int:
        """What may be gained at the prices that were useful last, a point being 60."""
        return self.kept[0].most(works, self.seat)

    def _keep_first(self, place: int) -> None:
        """What was useful is tried earlier the next time."""
        self.kept.insert(place - 1, self.kept.pop(place))

    def _tune(self, prices: Prices, works: Works, need: i64) -> Prices:
        """Change prices as long as that lowers the bound, and it does not suffice."""
        lowest = prices.most(works, self.seat)
        for step in _STEPS:
            better = True
            while better:
                better = False
                for together in _TOGETHER:
                    for by in (-step, step):
                        tried = Prices(self.outlook, _changed(prices.price, together, by))
                        found = tried.most(works, self.seat)
                        if found < lowest:
                            lowest, prices, better = found, tried, True
                            if lowest < need:
                                return prices
        return prices


def _changed(price: vec[i64], together: i64, by: i64) -> vec[i64]:
    """Prices that are so much higher, never below 0."""
    changed = price[:]
    place: i64
    for place in range(PRICES):
        if (together >> place) & 1 != 0:
            changed[place] += by
            if changed[place] < 0:
                changed[place] = 0
    return changed


def _usual_prices() -> vec[i64]:
    """Where tuning begins."""
    price = filled(PRICES, 0)
    price[METAL] = UNIT // 3
    price[ENERGY] = UNIT // 5
    place: i64
    for place in range(FACE, FACE + FACES):
        price[place] = UNIT // 2
    for place in range(TOOL, PRICES):
        price[place] = UNIT // 6
    return price
