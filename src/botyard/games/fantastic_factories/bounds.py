"""
More than this cannot be gained in one work phase: a bound for the solver, never too low.

Dice, resources and the cards of each tool are shared out among all that could be built or
used, whatever the dice show and whichever resource is which.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import GAINS
from botyard.games.fantastic_factories.cards import (
    ENERGY,
    FACES,
    KINDS,
    METAL,
    NO_CARD,
    SLOTS,
    TOOLS,
)
from botyard.games.fantastic_factories.components import MOST_COPIES
from botyard.games.fantastic_factories.formulas import A_CARD, BY_X, NEVER, NO_EXTRA
from botyard.games.fantastic_factories.rules.building import may_stand, metal_cost
from botyard.games.fantastic_factories.rules.workers import waiting_specialist
from botyard.games.fantastic_factories.state import (
    CHOSEN,
    NOT_USED,
    PICKS,
    STOCKS,
    UNPLACED,
    Works,
)
from botyard.kernel.vectors import filled

_PER_DIE: Final = 4  # the most that a die gives on a floor, with the bonus
_DICE: Final = 16  # more are not looked at
_GAIN: Final = 40  # nor is a higher gain
_NEVER: Final = 10**6


class Bounds:
    """What a seat could gain at most, from a state in the middle of its work."""

    def __init__(self, works: Works, seat: i64, draws: bool, points: bool) -> None:
        self.works = works
        self.seat = seat
        self.draws = draws  # whether cards that are drawn may serve as discards
        self.points = points  # whether prestige counts
        stock = seat * STOCKS
        self.resources: i64 = works.stock[stock + METAL] + works.stock[stock + ENERGY]
        self.dice: i64 = works.dice_count(seat, UNPLACED) + works.dice_count(seat, CHOSEN)
        if waiting_specialist(works, seat) != NO_CARD:
            self.dice += 1
        card: i64
        for card in range(KINDS):
            if self._could_use(card):
                self._add_what_it_gives(card)
        if self.dice > _DICE:
            self.dice = _DICE
        self.reached: i64 = 0  # the gain of everything together
        # dice * 41 + gain: the fewest resources that it takes
        self.fewest = filled((_DICE + 1) * (_GAIN + 1), _NEVER)

    def most(self) -> i64:
        """The most that can be gained."""
        self.fewest[0] = 0
        card: i64
        for card in range(KINDS):
            place = self.seat * KINDS + card
            if self.works.built[place] > 0 and self.works.worked[place] == NOT_USED:
                self._may_use(card)
        tool: i64
        for tool in range(len(TOOLS)):
            self._may_build(tool)
        best: i64 = 0
        dice: i64
        gain: i64
        for dice in range(self.dice + 1):
            there = self.resources + (self.dice - dice) * _PER_DIE
            for gain in range(best + 1, self.reached + 1):
                if self.fewest[dice * (_GAIN + 1) + gain] <= there:
                    best = gain
        return best

    def _may_use(self, card: i64) -> None:
        """A card that stands there may make goods."""
        if self.works.kit.choice[card] == A_CARD:
            goods: i64 = 0
            slot: i64
            for slot in range(SLOTS):
                other = self.works.market[slot]
                if other != NO_CARD and self.works.kit.give_goods[other] > goods:
                    goods = self.works.kit.give_goods[other]
            self._may_gain(goods, 0, 0)
        elif self._has_cards_for(card):
            kit = self.works.kit
            cheapest = card * BY_X + 1
            price = kit.pay_metal[cheapest] + kit.pay_energy[cheapest]
            self._may_gain(kit.give_goods[card], kit.dice_count[card], price)

    def _may_build(self, tool: i64) -> None:
        """
        The best of the held cards of a tool may be built, and used.

        Each takes a second card of the tool, unless what is drawn may serve.
        """
        gains: list[int] = []
        dice: list[int] = []
        prices: list[int] = []
        kit = self.works.kit
        held: i64 = 0
        card: i64
        for card in range(kit.tool_first[tool], kit.tool_first[tool + 1]):
            count = self._held(card)
            held += count
            if not may_stand(self.works, self.seat, card):
                continue
            copies = self.works.built[self.seat * KINDS + card]
            number: i64
            for number in range(count if kit.most[card] > 1 else min(count, 1)):
                gains.append(self._gain_of(card, copies + number))
                dice.append(0 if self.points else kit.dice_count[card])
                prices.append(self._price_of(card))
        gains.sort(reverse=True)
        dice.sort()
        prices.sort()
        builds = held if self.draws else held // 2
        for number in range(min(len(gains), builds)):
            self._may_gain(gains[number], dice[number], prices[number])

    def _gain_of(self, card: i64, copies: i64) -> i64:
        """What one more of a card is worth: its goods, and its prestige where that counts."""
        kit = self.works.kit
        gain: i64 = kit.give_goods[card]
        if kit.choice[card] == A_CARD:
            gain = 2
        if self.points:
            first = card * (MOST_COPIES + 1) + copies
            gain += kit.prestige[first + 1] - kit.prestige[first]
        return gain

    def _price_of(self, card: i64) -> i64:
        """What it costs to build, at least."""
        if self.works.kit.discount[card] != 0:
            return 0
        return metal_cost(self.works, self.seat, card) + self.works.kit.energy[card]

    def _may_gain(self, gain: i64, dice: i64, price: i64) -> None:
        """Take it or leave it, on top of all that was looked at before."""
        if gain == 0:
            return
        self.reached = min(self.reached + gain, _GAIN)
        row: i64 = self.dice
        while row >= dice:
            before, after = (row - dice) * (_GAIN + 1), row * (_GAIN + 1)
            reached = self.reached
            while reached >= gain:
                needed = self.fewest[before + reached - gain] + price
                if needed < self.fewest[after + reached]:
                    self.fewest[after + reached] = needed
                reached -= 1
            row -= 1

    def _held(self, card: i64) -> i64:
        """How many of a card the seat holds, those set aside included."""
        count = self.works.hands[self.seat * KINDS + card]
        place: i64
        for place in range(self.seat * PICKS, self.seat * PICKS + PICKS):
            if self.works.picked[place] == card:
                count += 1
        return count

    def _has_cards_for(self, card: i64) -> bool:
        cards = self.works.hand_size(self.seat) + self.works.picked_count(self.seat)
        return self.draws or cards >= self.works.kit.pay_cards[card]

    def _could_use(self, card: i64) -> bool:
        place = self.seat * KINDS + card
        if self.works.kit.mode[card] == NEVER:
            return False
        if self.works.built[place] > 0:
            return self.works.worked[place] == NOT_USED
        return self._held(card) > 0

    def _add_what_it_gives(self, card: i64) -> None:
        """What a card could bring; a Replicator any card of the market, so all of them."""
        self._add_gifts(card)
        if self.works.kit.choice[card] == A_CARD:
            slot: i64
            for slot in range(SLOTS):
                if self.works.market[slot] != NO_CARD:
                    self._add_gifts(self.works.market[slot])

    def _add_gifts(self, card: i64) -> None:
        kit = self.works.kit
        metal, energy = kit.give_metal[card * BY_X + FACES], kit.give_energy[card * BY_X + FACES]
        options = kit.options[card * len(GAINS) + METAL] + kit.options[card * len(GAINS) + ENERGY]
        self.resources += metal + energy + options + kit.refund[card]
        if kit.extra[card] != NO_EXTRA:
            self.dice += 1
