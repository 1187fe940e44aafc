"""
What everything is worth at given prices: a bound on what can still be gained.

Give metal, energy, each face of a die and a card of each tool a price. Then a factory can gain
no more than what it holds is worth, and the profit of everything that it can still do. This is
so at any prices (in linear programming it is called weak duality), and close at good ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import CARDS_GAIN, GAINS
from botyard.games.fantastic_factories.cards import (
    ENERGY,
    FACES,
    FLOORS,
    KINDS,
    METAL,
    NO_CARD,
    REPLICATOR,
    TOOLS,
)
from botyard.games.fantastic_factories.components import MOST_COPIES
from botyard.games.fantastic_factories.formulas import (
    A_CARD,
    A_GAIN,
    A_SPLIT,
    A_VALUE,
    ACTIVE,
    AGAIN,
    BY_X,
    CHOSEN_DIE,
    FLIP,
    NEVER,
    NO_CHANGE,
    NO_DIE,
    ONE,
    ROLLED_DIE,
    RUN,
    THREE,
    UP,
)
from botyard.games.fantastic_factories.outlook import Outlook, held_of
from botyard.games.fantastic_factories.rules.workers import waiting_specialist
from botyard.games.fantastic_factories.state import (
    ARMED,
    CHOSEN,
    MARKS,
    NOT_USED,
    ON_FLOOR,
    STOCKS,
    UNPLACED,
    Works,
)
from botyard.kernel.vectors import filled

UNIT: Final = 60  # the price of a point
FACE: Final = 2  # where the prices of dice begin, after metal and energy
TOOL: Final = 8  # where those of cards begin
PRICES: Final = 12

_LOSS: Final = -(10**6)


class Prices:
    """One price for each thing, and what follows from them in one work phase."""

    def __init__(self, outlook: Outlook, price: vec[i64]) -> None:
        self.outlook = outlook
        self.price = price
        self.any_card: i64 = 10**6  # what a card costs, whichever it is
        tool: i64
        for tool in range(len(TOOLS)):
            if outlook.tools[tool] != 0 and price[TOOL + tool] < self.any_card:
                self.any_card = price[TOOL + tool]
        self.best_face: i64 = 0
        self.worst_face: i64 = price[FACE]
        for place in range(FACE, FACE + FACES):
            self.best_face = higher(self.best_face, price[place])
            self.worst_face = lower(self.worst_face, price[place])
        self.drawn: i64 = 0  # what a card is worth that is drawn
        self.use = filled(KINDS, 0)  # the profit of using a card, never below 0
        self.by_value = filled(KINDS * FACES, 0)  # the same by the value of its dice
        self.cost = filled(KINDS, 0)  # of building it
        self._value_all()

    def _value_all(self) -> None:
        """Plain cards first; what can be drawn follows from them, and the rest from that."""
        card: i64
        for card in range(KINDS):
            if self.outlook.is_plain[card] != 0:
                self._value(card)
        if self.outlook.draws:
            self.drawn = self._worst_to_draw()
        for card in range(KINDS):
            if self.outlook.is_plain[card] == 0 and card != REPLICATOR:
                self._value(card)
        self._value(REPLICATOR)

    def _worst_to_draw(self) -> i64:
        """What a card is worth at most if always the least valuable are drawn."""
        worst: i64 = 0
        free: list[tuple[int, int]] = []
        card: i64
        for card in range(KINDS):
            worth = self._worth_in_hand(card)
            if self.outlook.must_come[card] != 0:
                worst = higher(worst, worth)
            elif self.outlook.may_come[card] > 0:
                free.append((int(worth), int(self.outlook.may_come[card])))
        free.sort()
        left = self.outlook.free_draws
        for worth, count in free:
            if left <= 0:
                break
            worst = higher(worst, worth)
            left -= count
        return worst

    def _worth_in_hand(self, card: i64) -> i64:
        """What one more of a card is worth: to be discarded, or to be built."""
        profit = self.use[card] - self.cost[card] + self.outlook.most_prestige[card] * UNIT
        return self.price[TOOL + self.outlook.kit.tool[card]] + higher(profit, 0)

    def _value(self, card: i64) -> None:
        kit, price = self.outlook.kit, self.price
        self.use[card] = higher(self._profit(card), 0)
        self.cost[card] = (
            self.outlook.least_metal[card] * price[METAL]
            + kit.energy[card] * price[ENERGY]
            + 2 * price[TOOL + kit.tool[card]]
        )

    def _profit(self, card: i64) -> i64:
        """The profit of using a card in the best way."""
        kit = self.outlook.kit
        if kit.mode[card] == NEVER or kit.change[card] == AGAIN:
            return 0
        if kit.choice[card] == A_CARD:
            best: i64 = 0
            for other in self.outlook.row:
                if other != REPLICATOR:
                    best = higher(best, self.use[other])
            return best - kit.pay_energy[card * BY_X] * self.price[ENERGY]
        if kit.mode[card] != ACTIVE:
            return self._gifts(card, 0)
        if kit.change[card] != NO_CHANGE:
            return self._training(card)
        rule = kit.dice[card]
        if rule == NO_DIE and kit.choice[card] != A_VALUE:
            return self._trade(card, 0)
        if rule == THREE:
            return self._trade(card, 0) - self._three_dice(card)
        best = _LOSS
        value: i64
        for value in range(1, FACES + 1):
            profit = self._trade(card, value)
            if rule == NO_DIE:
                profit += self.price[FACE + value - 1]  # an extra die of this value
            elif rule == ONE and (kit.values[card] >> value) & 1 == 0:
                continue
            elif rule == RUN:
                if value > FACES - 2:
                    continue
                first = FACE + value - 1
                profit -= self.price[first] + self.price[first + 1] + self.price[first + 2]
            else:
                profit -= kit.dice_count[card] * self.price[FACE + value - 1]
            self.by_value[card * FACES + value - 1] = profit
            best = higher(best, profit)
        return best

    def _trade(self, card: i64, x: i64) -> i64:
        """What a card gives, less what it takes, but for the dice that it takes."""
        kit = self.outlook.kit
        place = card * BY_X + x
        profit = self._gifts(card, x) - kit.pay_metal[place] * self.price[METAL]
        profit -= kit.pay_energy[place] * self.price[ENERGY]
        if kit.choice[card] == A_SPLIT:
            return profit + self._refund(card)
        return profit - kit.pay_cards[card] * self.any_card

    def _gifts(self, card: i64, x: i64) -> i64:
        """What a card gives."""
        kit = self.outlook.kit
        place = card * BY_X + x
        gifts = kit.give_goods[card] * UNIT + kit.give_cards[card] * self.drawn
        gifts += kit.give_metal[place] * self.price[METAL]
        gifts += kit.give_energy[place] * self.price[ENERGY]
        if kit.choice[card] == A_GAIN:
            first = card * len(GAINS)
            options: i64 = 0
            options = higher(options, kit.options[first + METAL] * self.price[METAL])
            options = higher(options, kit.options[first + ENERGY] * self.price[ENERGY])
            gifts += higher(options, kit.options[first + CARDS_GAIN] * self.drawn)
        if kit.extra[card] == ROLLED_DIE:
            gifts += self.worst_face
        elif kit.extra[card] == CHOSEN_DIE and kit.dice[card] != NO_DIE:
            gifts += self.best_face
        return gifts

    def _training(self, card: i64) -> i64:
        """The profit of changing the die for which it is highest."""
        kit = self.outlook.kit
        best: i64 = _LOSS
        value: i64
        for value in range(1, FACES + 1):
            if (kit.values[card] >> value) & 1 != 0:
                to = value - 1
                if kit.change[card] == FLIP:
                    to = FACES + 1 - value
                elif kit.change[card] == UP:
                    to = value + 1
                profit = self.price[FACE + to - 1] - self.price[FACE + value - 1]
                best = higher(best, profit)
        return best - kit.pay_energy[card * BY_X] * self.price[ENERGY]

    def _three_dice(self, card: i64) -> i64:
        """The lowest price of three dice with the sum that a card needs."""
        least: i64 = -_LOSS
        one: i64
        two: i64
        three: i64
        for one in range(1, FACES + 1):
            for two in range(one, FACES + 1):
                for three in range(two, FACES + 1):
                    if one + two + three >= self.outlook.kit.least[card]:
                        first = self.price[FACE + one - 1] + self.price[FACE + two - 1]
                        least = lower(least, first + self.price[FACE + three - 1])
        return least

    def _refund(self, card: i64) -> i64:
        """The profit of the card that is discarded for its cost."""
        kit = self.outlook.kit
        high = higher(self.price[METAL], self.price[ENERGY])
        best: i64 = _LOSS
        other: i64
        for other in range(KINDS):
            if self.outlook.may_hold[other] != 0:
                metal, energy = kit.metal[other], kit.energy[other]
                worth = metal * self.price[METAL] + energy * self.price[ENERGY]
                worth = lower(worth, kit.refund[card] * high)
                best = higher(best, worth - self.price[TOOL + kit.tool[other]])
        return best

    def most(self, works: Works, seat: i64) -> i64:
        """More than this cannot be gained from a state; a point is 60."""
        price = self.price
        stock = seat * STOCKS
        total = works.stock[stock + METAL] * price[METAL]
        total += works.stock[stock + ENERGY] * price[ENERGY]
        value: i64
        for value in range(1, FACES + 1):
            total += _dice(works, seat, value) * price[FACE + value - 1]
        if waiting_specialist(works, seat) != NO_CARD:
            total += self.best_face
        if works.marks[seat * MARKS + ARMED] != NO_CARD:
            total += self.use[works.marks[seat * MARKS + ARMED]]
        total += self._cards(works, seat)
        floor: i64
        for floor in range(len(FLOORS)):
            total += self._floor(works, seat, floor)
        return total

    def _cards(self, works: Works, seat: i64) -> i64:
        """The cards that are held or stand there."""
        total: i64 = 0
        turns = self.outlook.dice_to_turn(works, seat)
        card: i64
        for card in range(KINDS):
            place = seat * KINDS + card
            standing = works.built[place]
            if standing > 0 and works.worked[place] == NOT_USED:
                total += self._use_now(works, seat, card, turns)
            held = held_of(works, seat, card)
            if held > 0:
                total += held * self.price[TOOL + works.kit.tool[card]]
                profit = self._use_now(works, seat, card, turns) - self.cost[card]
                total += self._builds(card, standing, held, profit)
        return total

    def _use_now(self, works: Works, seat: i64, card: i64, turns: i64) -> i64:
        """The profit of using a card with dice that can be had; so many can be turned for it."""
        kit = self.outlook.kit
        best: i64 = 0
        if kit.choice[card] == A_CARD:
            for other in self.outlook.row:
                if kit.choice[other] != A_CARD:
                    best = higher(best, self._use_now(works, seat, other, turns))
            return higher(best - kit.pay_energy[card * BY_X] * self.price[ENERGY], 0)
        rule = kit.dice[card]
        if rule == NO_DIE or rule == THREE:
            return self.use[card]
        value: i64
        for value in range(1, FACES + 1):
            profit = self.by_value[card * FACES + value - 1]
            if profit > best and _missing(works, seat, card, value) <= turns:
                best = profit
        return best

    def _builds(self, card: i64, standing: i64, held: i64, profit: i64) -> i64:
        """The profit of building so many of a card, its prestige included where that counts."""
        kit = self.outlook.kit
        total: i64 = 0
        more = lower(held, kit.most[card] - standing)
        while more > 0:
            prestige: i64 = 0
            if self.outlook.points and standing < MOST_COPIES:
                step = card * (MOST_COPIES + 1) + standing
                prestige = kit.prestige[step + 1] - kit.prestige[step]
            total += higher(profit + prestige * UNIT, 0)
            standing += 1
            more -= 1
        return total

    def _floor(self, works: Works, seat: i64, floor: i64) -> i64:
        """The dice that a floor still takes: one without a bonus, unless an equal one is there."""
        kit = self.outlook.kit
        spaces = kit.spaces - works.dice_count(seat, ON_FLOOR + floor)
        if spaces <= 0:
            return 0
        gain = kit.floor_gain[floor]
        each = self.drawn if gain == CARDS_GAIN else self.price[gain]
        first: i64 = 0
        more: i64 = 0
        value: i64
        for value in range(1, FACES + 1):
            if (kit.floor_values[floor] >> value) & 1 != 0:
                profit = (
                    kit.floor_amount[floor * BY_X + value] * each - self.price[FACE + value - 1]
                )
                more = higher(more, profit + each)
                bonus: i64 = 0
                if works.dice_at(seat, ON_FLOOR + floor, value) > 0:
                    bonus = each
                first = higher(first, profit + bonus)
        return first + (spaces - 1) * more


def _missing(works: Works, seat: i64, card: i64, value: i64) -> i64:
    """How many dice a card lacks that is to be used with this value."""
    if works.kit.dice[card] != RUN:
        return works.kit.dice_count[card] - _dice(works, seat, value)
    missing: i64 = 0
    other: i64
    for other in range(value, lower(value + 3, FACES + 1)):
        if _dice(works, seat, other) == 0:
            missing += 1
    return missing


def _dice(works: Works, seat: i64, value: i64) -> i64:
    return works.dice_at(seat, UNPLACED, value) + works.dice_at(seat, CHOSEN, value)


def higher(one: i64, other: i64) -> i64:
    """The higher of two numbers; unlike ``max``, without making objects of them."""
    return one if one > other else other


def lower(one: i64, other: i64) -> i64:
    """The lower of two numbers."""
    return one if one < other else other
