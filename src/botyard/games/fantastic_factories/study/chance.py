"""Chance in the solver: left aside, or everything that can come, what helps least first."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import KINDS
from botyard.games.fantastic_factories.declared import DRAW
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.rules.building import may_stand
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.bag import Bag
from botyard.kernel.dealer import Dealer, FirstDealer, RecordingDealer


def set_aside(works: Play) -> Play:
    """Nothing is left to draw."""
    card: i64
    for card in range(KINDS):
        works.deck.counts[card] = 0
        works.discard[card] = 0
    works.deck.total = 0
    return works


def after_aside(works: Play, seat: i64, action: int) -> Play:
    """The state after an action; cards that it draws are left aside."""
    dealer = RecordingDealer(FirstDealer())
    child = works.clone()
    child.apply(seat, action, dealer)
    for stream, card in dealer.outcomes:
        if stream == DRAW + seat:
            child.hands[seat * KINDS + card] -= 1
    return set_aside(child)


class WorstDealer(Dealer):
    """Deals one branch; ``advance`` moves on to the next until all have been dealt."""

    def __init__(self, works: Works, seat: i64) -> None:
        self._works = works
        self._seat = seat
        self._order: list[int] = []  # all cards, the least useful first; made when needed
        self._branch: list[int] = []  # which outcome, for each request
        self._widths: list[int] = []  # of how many
        self._asked = 0

    def index(self, stream: i64, n: i64) -> i64:
        return self._choice(n)

    def draw(self, stream: i64, bag: Bag) -> i64:
        inside = bag.items()
        if not self._order:
            self._order = least_useful_first(self._works, self._seat)
        possible = [card for card in self._order if card in inside]
        card = possible[self._choice(len(possible))]
        bag.take(card)
        return card

    def advance(self) -> bool:
        """Turn to the next branch; false if all have been dealt."""
        self._asked = 0
        while self._branch:
            if self._branch[-1] + 1 < self._widths[-1]:
                self._branch[-1] += 1
                return True
            self._branch.pop()
            self._widths.pop()
        return False

    def _choice(self, width: int) -> int:
        if self._asked == len(self._branch):
            self._branch.append(0)
            self._widths.append(width)
        self._asked += 1
        return self._branch[self._asked - 1]


def least_useful_first(works: Works, seat: i64) -> list[int]:
    """All blueprints, those first that a seat can probably do least with."""
    uses: list[tuple[int, int]] = []
    card: i64
    for card in range(KINDS):
        use = 10 * works.tools_in_hand(seat, works.kit.tool[card])
        if may_stand(works, seat, card):
            use += 100 * works.kit.give_goods[card] + 20
        use += works.kit.metal[card] + works.kit.energy[card]
        uses.append((int(use), int(card)))
    return [card for _, card in sorted(uses)]
