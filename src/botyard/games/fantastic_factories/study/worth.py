"""What a state is worth to a seat in the eyes of the greedy bot, in points."""

from typing import Final

from botyard.games.fantastic_factories.cards import ENERGY, FACES, GOODS, KINDS, METAL
from botyard.games.fantastic_factories.components import MOST_COPIES
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
from botyard.games.fantastic_factories.study.income import for_dice, income, used
from botyard.games.fantastic_factories.study.prices import (
    CARD_PRICE,
    ENERGY_PRICE,
    METAL_PRICE,
    added,
)

LONGEST: Final = 8.0  # rounds that the bot looks ahead at most
METALS: Final = (0.55, 0.5, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1)  # what each more is worth
ENERGIES: Final = (0.3, 0.3, 0.25, 0.22, 0.18, 0.15, 0.12, 0.1, 0.08, 0.05)
CARDS: Final = (0.25, 0.25, 0.22, 0.2, 0.15, 0.1, 0.08, 0.05, 0.02)
HOPE: Final = 0.5  # of what a card in the hand would be worth in the compound
_HOPES: Final = 3
_DIE: Final = 0.45
_LAST: Final = 0.01  # what resources are worth when no round is left to use them


class Worth:
    """The measure for one decision: how long the game may still last does not change in it."""

    def __init__(self, works: Works, seat: int) -> None:
        self.seat = seat
        self.kit = works.kit
        self.rounds = rounds_left(works)
        self._hopes: dict[tuple[int, int, int], float] = {}

    def of(self, works: Works) -> float:
        """Points, and what the compound, the stock and the hand will bring."""
        first, stock = self.seat * KINDS, self.seat * STOCKS
        points = float(score(works, self.seat))
        metal, energy = int(works.stock[stock + METAL]), int(works.stock[stock + ENERGY])
        hand = list(works.hands[first : first + KINDS])
        if self.rounds <= 0:
            return points + _LAST * (metal + energy + sum(hand))
        built = compound(works, self.seat)
        total = points + income(self.kit, built) * self.rounds
        total += _summed(METALS, metal) + _summed(ENERGIES, energy) + _summed(CARDS, sum(hand))
        hopes = [self.hope(works, card, built) for card in range(KINDS) if hand[card]]
        return total + HOPE * added(sorted(hopes)[-_HOPES:]) + self._hired(works)

    def of_dice(self, works: Works) -> float:
        """What the unplaced dice can still bring in the middle of work."""
        place = self.seat * DICE_OF_SEAT
        counts = [0, *works.dice[place : place + FACES]]
        for value in range(1, FACES + 1):
            counts[value] += works.dice[place + CHOSEN * FACES + value - 1]
        dice = [int(count) for count in counts]
        first = self.seat * KINDS
        cards = [
            card
            for card in range(KINDS)
            if works.built[first + card] and works.worked[first + card] == NOT_USED
        ]
        return used(self.kit, for_dice(self.kit, cards), dice)

    def hope(self, works: Works, card: int, built: int) -> float:
        """What a card would be worth in the compound, less what it costs to build."""
        copies = int(works.built[self.seat * KINDS + card])
        key = (card, built, copies)
        if key not in self._hopes:
            self._hopes[key] = self._hope(card, built, copies)
        return self._hopes[key]

    def _hope(self, card: int, built: int, copies: int) -> float:
        if copies >= self.kit.most[card]:
            return 0.0
        step = card * (MOST_COPIES + 1) + copies
        gain = float(self.kit.prestige[step + 1] - self.kit.prestige[step])
        if self.kit.mode[card]:
            more = income(self.kit, built | 1 << card) - income(self.kit, built)
            gain += more * max(0.0, self.rounds - 0.5)
        cost = float(self.kit.metal[card]) * METAL_PRICE
        cost += float(self.kit.energy[card]) * ENERGY_PRICE
        return max(0.0, gain - cost - CARD_PRICE)

    def _hired(self, works: Works) -> float:
        """Contractors that wait for the work phase."""
        hired = int(works.marks[self.seat * MARKS + HIRED])
        worth, number = 0.0, 0
        while hired:
            if hired & 1:
                worth += _DIE * (
                    float(self.kit.rolled_dice[number])
                    + 1.6 * float(self.kit.chosen_dice[number])
                    + 0.5 * float(self.kit.set_dice[number])
                )
            hired, number = hired >> 1, number + 1
        return worth


def compound(works: Works, seat: int) -> int:
    """The cards of a compound that bring something every round, as bits."""
    bits = 0
    for card in range(KINDS):
        if works.built[seat * KINDS + card] and works.kit.mode[card]:
            bits |= 1 << card
    return bits


def rounds_left(works: Works) -> float:
    """About how many rounds follow this one."""
    if works.ending:
        return float(works.ending - works.round)
    progress = float(works.machine_goods) / float(works.kit.end_goods)
    for seat in range(works.seats):
        goods = float(works.stock[seat * STOCKS + GOODS]) / float(works.kit.end_goods)
        cards = float(works.compound_size(seat)) / float(works.kit.end_cards)
        progress = max(progress, goods, cards)
    return 1 + (LONGEST - 1) * (1 - min(1.0, progress))


def _summed(steps: tuple[float, ...], count: int) -> float:
    """What so many of a thing are worth, each more a little less."""
    over = max(0, count - len(steps))
    return added(list(steps[:count])) + over * steps[-1] / 2
