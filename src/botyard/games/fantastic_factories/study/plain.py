"""
The search that chooses the puzzles of days: plain, and never changed.

A better one would choose others, and the puzzles of days gone by would change. All others use the
solver, which finds the same gain much faster.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import (
    BACK,
    COPY,
    DIE,
    END_WORK,
    GAINS,
    PLACE,
    SPECIALIST,
    USE,
)
from botyard.games.fantastic_factories.cards import (
    ENERGY,
    FACES,
    KINDS,
    METAL,
    NO_CARD,
    RESEARCH,
    SLOTS,
    TOOLS,
)
from botyard.games.fantastic_factories.components import MOST_COPIES
from botyard.games.fantastic_factories.formulas import (
    A_CARD,
    AGAIN,
    BY_X,
    NEVER,
    NO_EXTRA,
    ROLLED_DIE,
)
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.rules.building import may_stand, metal_cost
from botyard.games.fantastic_factories.rules.workers import waiting_specialist
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.state import (
    CHOSEN,
    NOT_USED,
    PICKS,
    STOCKS,
    UNPLACED,
    Works,
)
from botyard.games.fantastic_factories.study.chance import after_aside, set_aside
from botyard.games.fantastic_factories.study.key import key_of_turn
from botyard.games.fantastic_factories.study.solution import (
    ASIDE,
    Move,
    Solution,
)
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import filled

Key = tuple[int, ...]
_UNKNOWN = (0, 1000, -1)  # the gain lies between these, and begins with this action
_PER_DIE: Final = 4  # the most that a die gives on a floor, with the bonus
_DICE: Final = 16  # more are not looked at
_GAIN: Final = 40  # nor is a higher gain
_NEVER: Final = 10**6


def solve_plainly(works: Play, seat: int, most_nodes: int) -> Solution:
    """The most points that a seat can reach with chance left aside."""
    search = PlainSearch(seat, most_nodes)
    before = int(score(works, seat))
    gained = search.gain(set_aside(works.clone()), 1)
    line = search.line(works)
    proven = search.nodes < most_nodes
    return Solution(before, before + gained, line, ASIDE, proven, search.nodes)


class PlainSearch:
    """
    A search that remembers, by key, between what the gain from a state lies.

    It is asked whether a state brings at least so much. If so, the answer is exact; if not, it
    is something less that can be reached.
    """

    def __init__(self, seat: i64, most_nodes: i64) -> None:
        self.seat = seat
        self.most_nodes = most_nodes
        self.nodes: i64 = 0
        self.known: dict[Key, tuple[int, int, int]] = {}

    def gain(self, works: Play, need: int) -> int:
        """What can still be gained in a state where nothing is left to draw."""
        most = int(Bounds(works, self.seat, False, True).most())
        if most < need:
            return 0
        key = key_of_turn(works, self.seat)
        best, at_most, action = self.known.get(key, _UNKNOWN)
        if at_most < need or best == at_most or self._is_spent():
            return best
        now = score(works, self.seat)
        for tried in self._actions(works):
            child = after_aside(works, self.seat, tried)
            step = int(score(child, self.seat) - now)
            gained = step + self.gain(child, max(need, best + 1) - step)
            if gained > best:
                best, action = gained, tried
            if best >= most or self.nodes >= self.most_nodes:
                break
        spent = self.nodes >= self.most_nodes
        self.known[key] = (best, _UNKNOWN[1] if spent else max(best, need - 1), action)
        return best

    def _is_spent(self) -> bool:
        """Whether the search has gone on for too long; if not, it goes on."""
        if self.nodes >= self.most_nodes:
            return True
        self.nodes += 1
        return False

    def _actions(self, works: Play) -> list[int]:
        """What is worth trying: what makes goods first, what ends the work never."""
        first: list[int] = []
        later: list[int] = []
        for action in works.candidates(self.seat):
            if action == END_WORK or action == BACK or _is_useless(works, action):
                continue
            if works.refusal(self.seat, action) != LEGAL:
                continue
            if USE <= action < SPECIALIST and works.kit.give_goods[action - USE] > 0:
                first.append(action)
            else:
                later.append(action)
        return first + later

    def line(self, works: Play) -> list[Move]:
        """The best actions that were found."""
        line: list[Move] = []
        state = set_aside(works.clone())
        while True:
            _, _, action = self.known.get(key_of_turn(state, self.seat), _UNKNOWN)
            if action < 0:
                return line
            line.append(Move(action, []))
            state = after_aside(state, self.seat, action)


def _is_useless(works: Works, action: i64) -> bool:
    """Dice that are rolled, and a die that is placed for a card alone."""
    if USE <= action < SPECIALIST:
        return _rolls(works, action - USE)
    if COPY <= action < DIE:
        return _rolls(works, action - COPY)
    research: i64 = PLACE + RESEARCH * FACES
    return research <= action < research + FACES


def _rolls(works: Works, card: i64) -> bool:
    return works.kit.change[card] == AGAIN or works.kit.extra[card] == ROLLED_DIE


class Bounds:
    """
    What a seat could gain at most, from a state in the middle of its work: never too low.

    Dice, resources and the cards of each tool are shared out among all that could be built or
    used, whatever the dice show and whichever resource is which. So all that the rules ask for
    beside these numbers is granted, and nothing that can be gained is lost.
    """

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
