"""A dealer that deals everything: it walks through all outcomes, with their odds."""

from collections.abc import Iterator
from fractions import Fraction

from mypy_extensions import i64

from botyard.kernel.bag import Bag
from botyard.kernel.dealer import Dealer
from botyard.kernel.state import State


class ExploringDealer(Dealer):
    """
    Deals one branch; ``advance`` moves on to the next until all have been dealt.

    >>> dealer, dealt = ExploringDealer(), []
    >>> while True:
    ...     dealt.append((int(dealer.roll(0, [1, 2, 2])), str(dealer.probability())))
    ...     if not dealer.advance():
    ...         break
    >>> dealt
    [(1, '1/3'), (2, '2/3')]
    """

    def __init__(self) -> None:
        self._branch: list[int] = []  # which of the distinct outcomes, for each request
        self._odds: list[list[int]] = []  # how often each of them lies in the request
        self._asked = 0

    def index(self, stream: i64, n: i64) -> i64:
        return self._outcome(list(range(n)))

    def roll(self, stream: i64, faces: list[int]) -> i64:
        return self._outcome(faces)

    def draw(self, stream: i64, bag: Bag) -> i64:
        item = self._outcome(bag.items())
        bag.take(item)
        return item

    def probability(self) -> Fraction:
        """The odds of the branch just dealt."""
        odds = Fraction(1)
        for place, weights in zip(self._branch, self._odds, strict=True):
            odds *= Fraction(weights[place], sum(weights))
        return odds

    def advance(self) -> bool:
        """Turn to the next branch; false if all have been dealt."""
        self._asked = 0
        while self._branch:
            if self._branch[-1] + 1 < len(self._odds[-1]):
                self._branch[-1] += 1
                return True
            self._branch.pop()
            self._odds.pop()
        return False

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _exploring_dealer_at, (self._branch, self._odds, self._asked)

    def _outcome(self, possible: list[int]) -> int:
        distinct = sorted(set(possible))
        if self._asked == len(self._branch):
            self._branch.append(0)
            self._odds.append([possible.count(outcome) for outcome in distinct])
        self._asked += 1
        return distinct[self._branch[self._asked - 1]]


def _exploring_dealer_at(branch: list[int], odds: list[list[int]], asked: int) -> ExploringDealer:
    dealer = ExploringDealer()
    dealer._branch, dealer._asked = list(branch), asked
    dealer._odds = [list(weights) for weights in odds]
    return dealer


def explore(state: State, seat: int, action: int) -> Iterator[tuple[Fraction, State]]:
    """Every state that an action can lead to, with its odds."""
    dealer = ExploringDealer()
    while True:
        child = state.clone()
        child.apply(seat, action, dealer)
        yield dealer.probability(), child
        if not dealer.advance():
            return
