"""What a state is worth to a seat in the eyes of the greedy bot, in points."""

from typing import Final

from botyard.bots.fantastic_factories.prices import (
    CARD_PRICE,
    DIE_PRICE,
    ENERGY_PRICE,
    METAL_PRICE,
    Prices,
    prices_of,
)
from botyard.games.fantastic_factories.cards import ENERGY, FACES, GOODS, KINDS, METAL
from botyard.games.fantastic_factories.components import MOST_COPIES
from botyard.games.fantastic_factories.formulas import (
    ACTIVE,
    NO_CHANGE,
    NO_DIE,
    ONE,
    RUN,
    THREE,
)
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.state import (
    CHOSEN,
    DICE_OF_SEAT,
    HIRED,
    MARKS,
    NOT_USED,
    STOCKS,
    Works,
)
from botyard.kernel.agenda import NOTHING

LONGEST: Final = 8.0  # rounds that the bot looks ahead at most
_KEPT: Final = 12  # resources above this are soon lost
_KEPT_CARDS: Final = 8
_USE: Final = 0.85  # of the profit of a use that can still be had this round
_LEFT: Final = 0.3  # what resources are worth when no round is left to use them
_BUILD_HOPE: Final = 0.3  # of what a card in the hand would be worth in the compound


class Worth:
    """The measure for one decision: how long the game may still last does not change in it."""

    def __init__(self, works: Works, seat: int) -> None:
        self.seat = seat
        self.kit = works.kit
        self.prices: Prices = prices_of(works.kit)
        self.rounds = rounds_left(works)

    def of(self, works: Works) -> float:
        """Points, what the compound, the stock and the hand will bring, and the dice."""
        first = self.seat * KINDS
        built = [int(count) for count in works.built[first : first + KINDS]]
        hand = [int(count) for count in works.hands[first : first + KINDS]]
        stock = self.seat * STOCKS
        metal, energy = int(works.stock[stock + METAL]), int(works.stock[stock + ENERGY])
        points = float(score(works, self.seat))
        engine = sum(self.prices.round[card] for card in range(KINDS) if built[card])
        total = points + engine * self.rounds + self._stock(metal, energy)
        total += self._hand(hand, built) + self._hired(works)
        if works.asked(self.seat) != NOTHING or works.has_begun(self.seat):
            total += self._dice(works, built, metal, energy)
        return total

    def of_card(self, card: int, built: list[int]) -> float:
        """What a card would be worth in the compound, less what it costs to build."""
        if built[card] >= self.kit.most[card]:
            return 0.0
        step = card * (MOST_COPIES + 1) + built[card]
        gain = float(self.kit.prestige[step + 1] - self.kit.prestige[step])
        gain += self.prices.round[card] * max(0.0, self.rounds - 1)
        cost = (
            float(self.kit.metal[card]) * METAL_PRICE + float(self.kit.energy[card]) * ENERGY_PRICE
        )
        return max(0.0, gain - cost - CARD_PRICE)

    def _stock(self, metal: int, energy: int) -> float:
        worth = metal * METAL_PRICE + energy * ENERGY_PRICE
        over = metal + energy - _KEPT
        if over > 0:
            worth -= over * ENERGY_PRICE * 0.8
        return worth if self.rounds > 0 else worth * _LEFT

    def _hand(self, hand: list[int], built: list[int]) -> float:
        if self.rounds <= 0:
            return 0.02 * sum(hand)
        cards = sum(hand)
        hopes = sorted(
            (self.of_card(card, built) for card in range(KINDS) if hand[card]), reverse=True
        )
        worth = min(cards, _KEPT_CARDS) * CARD_PRICE + max(0, cards - _KEPT_CARDS) * 0.02
        return worth + _BUILD_HOPE * sum(hopes[:3])

    def _hired(self, works: Works) -> float:
        """Contractors that wait for the work phase."""
        hired = int(works.marks[self.seat * MARKS + HIRED])
        worth, number = 0.0, 0
        while hired:
            if hired & 1:
                worth += DIE_PRICE * (
                    float(self.kit.rolled_dice[number])
                    + 1.5 * float(self.kit.chosen_dice[number])
                    + 0.6 * float(self.kit.set_dice[number])
                )
            hired, number = hired >> 1, number + 1
        return worth

    def _dice(self, works: Works, built: list[int], metal: int, energy: int) -> float:
        """What the unplaced dice can still bring: the best cards first, the rest on floors."""
        place = self.seat * DICE_OF_SEAT
        dice = [0, *(int(count) for count in works.dice[place : place + FACES])]
        chosen = place + CHOSEN * FACES
        for value in range(1, FACES + 1):
            dice[value] += int(works.dice[chosen + value - 1])
        worth = 0.0
        cards = sorted(
            (
                card
                for card in range(KINDS)
                if built[card]
                and self.kit.mode[card] == ACTIVE
                and self.kit.dice[card] != NO_DIE
                and self.kit.change[card] == NO_CHANGE
                and works.worked[self.seat * KINDS + card] == NOT_USED
            ),
            key=lambda card: -self.prices.use[card],
        )
        for card in cards:
            value = self._fitting(card, dice)
            if value and self.prices.use[card] > 0:
                self._take(card, value, dice)
                spent = DIE_PRICE * float(self.kit.dice_count[card])
                worth += _USE * self.prices.use[card] + spent
        for value in range(1, FACES + 1):
            worth += dice[value] * max(CARD_PRICE, _on_floor(value))
        return worth

    def _fitting(self, card: int, dice: list[int]) -> int:
        """A value with which the dice of a card can be had, or 0."""
        rule, count = self.kit.dice[card], int(self.kit.dice_count[card])
        if rule == THREE:
            high = [value for value in range(FACES, 0, -1) for _ in range(dice[value])][:3]
            return FACES if len(high) == 3 and sum(high) >= self.kit.least[card] else 0
        for value in range(FACES, 0, -1):
            if rule == ONE:
                fits = dice[value] > 0 and self.kit.values[card] >> value & 1 == 1
            elif rule == RUN:
                fits = value <= FACES - 2 and all(dice[value + step] for step in range(3))
            else:
                fits = dice[value] >= count
            if fits:
                return value
        return 0

    def _take(self, card: int, value: int, dice: list[int]) -> None:
        rule = self.kit.dice[card]
        for step in range(int(self.kit.dice_count[card])):
            if rule == THREE:
                dice[max(face for face in range(1, FACES + 1) if dice[face])] -= 1
            else:
                dice[value + step if rule == RUN else value] -= 1


def rounds_left(works: Works) -> float:
    """About how many rounds follow this one."""
    if works.ending:
        return float(works.ending - works.round)
    progress = 0.0
    for seat in range(works.seats):
        goods = float(works.stock[seat * STOCKS + GOODS]) / float(works.kit.end_goods)
        cards = float(works.compound_size(seat)) / float(works.kit.end_cards)
        progress = max(progress, goods, cards)
    progress = max(progress, float(works.machine_goods) / float(works.kit.end_goods))
    return 1 + (LONGEST - 1) * (1 - min(1.0, progress))


def _on_floor(value: int) -> float:
    """What a die brings in the Headquarters."""
    return value * ENERGY_PRICE if value <= FACES // 2 else METAL_PRICE
