"""
The best that a seat can make of its work, by exact search.

What is drawn or rolled is not known. Either it is left aside: no die is rolled, drawn cards
are not used. Or it is taken at its worst: whatever comes, so much is reached.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import (
    BACK,
    COPY,
    DIE,
    END_WORK,
    PLACE,
    SPECIALIST,
    USE,
)
from botyard.games.fantastic_factories.bounds import Bounds
from botyard.games.fantastic_factories.cards import (
    FACES,
    GOODS,
    KINDS,
    RESEARCH,
)
from botyard.games.fantastic_factories.components import MOST_COPIES
from botyard.games.fantastic_factories.declared import DRAW
from botyard.games.fantastic_factories.formulas import A_CARD, AGAIN, ROLLED_DIE
from botyard.games.fantastic_factories.key import key_of_turn
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.state import STOCKS, Works
from botyard.games.fantastic_factories.worst import WorstDealer
from botyard.kernel.dealer import FirstDealer, RecordingDealer
from botyard.kernel.names import Names
from botyard.kernel.reasons import LEGAL

GOALS: Final = Names("goal", ["goods", "points"])
FOR_GOODS: Final = 0
FOR_POINTS: Final = 1

CHANCES: Final = Names("chance", ["aside", "worst"])
ASIDE: Final = 0
WORST: Final = 1

MOST_NODES: Final = 500_000
_MOST_DRAWS: Final = 16  # cards that a seat can draw in one work phase
ANYTHING: Final = 1000

NO_ACTION: Final = -1
SET_ASIDE: Final = -2  # no action, but all that is drawn or rolled is left aside from here on

Key = tuple[int, ...]
Outcomes = list[tuple[int, int]]


@dataclass(frozen=True)
class Move:
    """One action of the best line, and the outcomes it was counted with."""

    action: int
    chance: Outcomes


@dataclass(frozen=True)
class Known:
    """What is known of a state: the gain lies between these, and begins with this action."""

    least: int
    most: int
    action: int


@dataclass(frozen=True)
class Solution:
    """What is reached, how, and how sure that is."""

    before: int
    value: int
    line: list[Move]
    chance: int  # ASIDE if the line uses nothing that is drawn or rolled, else WORST
    exhaustive: bool  # whether nothing better can be reached for certain, or with chance aside
    nodes: int


def solve(
    works: Play, seat: int, goal: int, most_nodes: int = MOST_NODES, chance: int = WORST
) -> Solution:
    """
    The most goods or points that a seat can reach for certain in this work phase.

    With what is drawn or rolled at its worst, which is never less than without it, or with all
    that left aside. If that takes too long, the best that was found is the answer.
    """
    search = Search(seat, goal, most_nodes)
    before = worth(works, seat, goal)
    aside = search.gain_aside(set_aside(works.clone()), 1)
    certain = search.gain_at_worst(works, aside + 1) if chance == WORST else 0
    exhaustive = search.nodes < most_nodes
    needed = WORST if certain > aside else ASIDE
    gained = max(certain, aside)
    line = search.line(works, needed)
    return Solution(before, before + gained, line, needed, exhaustive, search.nodes)


UNKNOWN: Final = Known(0, ANYTHING, NO_ACTION)


class Search:
    """
    A search that remembers, by key, between what the gain from a state lies.

    It is asked whether a state brings at least so much. If so, the answer is exact; if not, it
    is something less that can be reached.
    """

    def __init__(self, seat: i64, goal: i64, most_nodes: i64) -> None:
        self.seat = seat
        self.goal = goal
        self.most_nodes = most_nodes
        self.nodes: i64 = 0
        self.aside: dict[Key, Known] = {}
        self.worst: dict[Key, Known] = {}

    def gain_aside(self, works: Play, need: int) -> int:
        """What can still be gained if nothing is rolled and no drawn card is used."""
        most = self._most(works, False)
        if most < need:
            return 0
        key = key_of_turn(works, self.seat)
        known = self.aside.get(key, UNKNOWN)
        if known.most < need or known.least == known.most or self._is_spent():
            return known.least
        best, action = known.least, known.action
        now = worth(works, self.seat, self.goal)
        for tried in self.actions(works, ASIDE):
            child = after_aside(works, self.seat, tried)
            step = worth(child, self.seat, self.goal) - now
            gained = step + self.gain_aside(child, max(need, best + 1) - step)
            if gained > best:
                best, action = gained, tried
            if best >= most or self.nodes >= self.most_nodes:
                break
        self.aside[key] = self._found(best, need, action)
        return best

    def gain_at_worst(self, works: Play, need: int) -> int:
        """What can still be gained whatever chance does."""
        most = self._most(works, True)
        if most < need:
            return 0
        key = key_of_turn(works, self.seat)
        known = self.worst.get(key, UNKNOWN)
        if known.most < need or known.least == known.most or self._is_spent():
            return known.least
        best, action = known.least, known.action
        without = self.gain_aside(set_aside(works.clone()), max(need, best + 1))
        if without > best:
            best, action = without, SET_ASIDE
        if best < most:
            for tried in self.actions(works, WORST):
                gained = self._gain_by(works, tried, max(need, best + 1))
                if gained > best:
                    best, action = gained, tried
                if best >= most or self.nodes >= self.most_nodes:
                    break
        self.worst[key] = self._found(best, need, action)
        return best

    def _gain_by(self, works: Play, action: int, need: int) -> int:
        """The least that an action gains, or something less than is needed."""
        dealer = WorstDealer(works, self.seat)
        now = worth(works, self.seat, self.goal)
        least = ANYTHING
        while True:
            child = works.clone()
            child.apply(self.seat, action, dealer)
            step = worth(child, self.seat, self.goal) - now
            least = min(least, step + self.gain_at_worst(child, need - step))
            if least < need or not dealer.advance():
                return least
            if self.nodes >= self.most_nodes:
                return 0

    def _is_spent(self) -> bool:
        """Whether the search has gone on for too long; if not, it goes on."""
        if self.nodes >= self.most_nodes:
            return True
        self.nodes += 1
        return False

    def _found(self, best: int, need: int, action: int) -> "Known":
        """What is known of a state now; nothing above what was found if all was tried."""
        if self.nodes >= self.most_nodes:
            return Known(best, ANYTHING, action)
        return Known(best, max(best, need - 1), action)

    def actions(self, works: Play, chance: i64) -> list[int]:
        """What is worth trying: what makes goods first, what ends the work never."""
        first: list[int] = []
        later: list[int] = []
        for action in works.candidates(self.seat):
            if action == END_WORK or action == BACK or _is_useless(works, action, chance):
                continue
            if works.refusal(self.seat, action) != LEGAL:
                continue
            if USE <= action < SPECIALIST and works.kit.give_goods[action - USE] > 0:
                first.append(action)
            else:
                later.append(action)
        return first + later

    def line(self, works: Play, chance: int) -> list[Move]:
        """The best actions that were found, with the worst that chance can do to them."""
        line: list[Move] = []
        state = works if chance == WORST else set_aside(works.clone())
        while True:
            memory = self.worst if chance == WORST else self.aside
            action = memory.get(key_of_turn(state, self.seat), UNKNOWN).action
            if action == NO_ACTION:
                return line
            if action == SET_ASIDE:
                state, chance = set_aside(state.clone()), ASIDE
            elif chance == ASIDE:
                line.append(Move(action, []))
                state = after_aside(state, self.seat, action)
            else:
                chosen, state = self._at_worst(state, action)
                line.append(Move(action, chosen))

    def _at_worst(self, works: Play, action: int) -> tuple[Outcomes, Play]:
        """What an action leads to, with the outcomes that leave the least."""
        dealer = WorstDealer(works, self.seat)
        least = ANYTHING
        outcomes: Outcomes = []
        worst = works
        while True:
            recorder = RecordingDealer(dealer)
            child = works.clone()
            child.apply(self.seat, action, recorder)
            known = self.worst.get(key_of_turn(child, self.seat), UNKNOWN)
            left = worth(child, self.seat, self.goal) + known.least
            if left < least:
                least, outcomes, worst = left, recorder.outcomes, child
            if not dealer.advance():
                return outcomes, worst

    def _most(self, works: Works, draws: bool) -> int:
        """More than this cannot be gained, with chance at its worst."""
        if draws and not self._has_harmless_draws(works):
            return ANYTHING
        return Bounds(works, self.seat, draws, self.goal == FOR_POINTS).most()

    def _has_harmless_draws(self, works: Works) -> bool:
        """Whether all that is drawn could be cards that add nothing themselves."""
        harmless: i64 = 0
        card: i64
        for card in range(KINDS):
            if works.kit.give_goods[card] > 0 or works.kit.choice[card] == A_CARD:
                continue
            if self.goal == FOR_POINTS and works.kit.prestige[card * (MOST_COPIES + 1) + 1] > 0:
                continue
            harmless += works.deck.counts[card]
        return harmless >= _MOST_DRAWS


def _is_useless(works: Works, action: i64, chance: i64) -> bool:
    """
    What never helps: rolling dice again, which may come out as they were.

    If chance is left aside, also an extra roll, and a die that is placed for a card alone.
    """
    if USE <= action < SPECIALIST:
        return _rolls_in_vain(works, action - USE, chance)
    if COPY <= action < DIE:
        return _rolls_in_vain(works, action - COPY, chance)
    research: i64 = PLACE + RESEARCH * FACES
    return chance == ASIDE and research <= action < research + FACES


def _rolls_in_vain(works: Works, card: i64, chance: i64) -> bool:
    """Whether a card that is used or copied only rolls dice, which is not counted with."""
    if works.kit.change[card] == AGAIN:
        return True
    return works.kit.extra[card] == ROLLED_DIE and chance == ASIDE


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


def worth(works: Works, seat: i64, goal: i64) -> int:
    """Goods, or points, as they stand."""
    if goal == FOR_GOODS:
        return works.stock[seat * STOCKS + GOODS]
    return score(works, seat)
