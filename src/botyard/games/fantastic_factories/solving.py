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
    DISCARD,
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
from botyard.games.fantastic_factories.ceiling import ANYTHING, Ceiling
from botyard.games.fantastic_factories.declared import DRAW
from botyard.games.fantastic_factories.formulas import AGAIN, ROLLED_DIE
from botyard.games.fantastic_factories.key import key_of_turn
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.prices import UNIT
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.stand_ins import (
    after_aside,
    after_blanks,
    blank_for,
    key_with_blanks,
    needs_more_than_blanks,
    set_aside,
    with_blanks,
)
from botyard.games.fantastic_factories.state import STOCKS, Works
from botyard.games.fantastic_factories.worst import WorstDealer
from botyard.kernel.dealer import RecordingDealer
from botyard.kernel.names import Names
from botyard.kernel.reasons import LEGAL

GOALS: Final = Names("goal", ["goods", "points"])
FOR_GOODS: Final = 0
FOR_POINTS: Final = 1

CHANCES: Final = Names("chance", ["aside", "worst"])
ASIDE: Final = 0
WORST: Final = 1
BLANKS: Final = 2  # how the solver begins: at its worst, but nothing drawn is good for much

MOST_NODES: Final = 500_000

NO_ACTION: Final = -1
WITH_BLANKS: Final = -2  # no action, but from here on all that is drawn are blanks

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
    works: Play,
    seat: int,
    goal: int,
    most_nodes: int = MOST_NODES,
    chance: int = WORST,
    *,
    plain: bool = False,
) -> Solution:
    """
    The most goods or points that a seat can reach for certain in this work phase.

    With what is drawn or rolled at its worst, which is never less than without it, or with all
    that left aside. If that takes too long, the best that was found is the answer. A ``plain``
    search visits the same states in every version of this program, which puzzles rely on.
    """
    search = Search(works, seat, goal, most_nodes, plain)
    before = worth(works, seat, goal)
    aside = search.gain_aside(works, 1)
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

    def __init__(self, works: Play, seat: i64, goal: i64, most_nodes: i64, plain: bool) -> None:
        self.seat = seat
        self.goal = goal
        self.most_nodes = most_nodes
        self.plain = plain
        self.nodes: i64 = 0
        self.blank: i64 = blank_for(works, seat)
        self.aside: dict[Key, Known] = {}
        self.blanks: dict[Key, Known] = {}
        self.worst: dict[Key, Known] = {}
        points = goal == FOR_POINTS
        self.ceiling_aside = Ceiling(works, seat, False, points)
        self.ceiling = Ceiling(works, seat, True, points)

    def gain_aside(self, works: Play, need: int) -> int:
        """What can still be gained if nothing is rolled and no drawn card is used."""
        return self._gain(set_aside(works.clone()), need, ASIDE)

    def gain_with_blanks(self, works: Play, need: int) -> int:
        """What can still be gained if nothing is rolled and all that is drawn are blanks."""
        return self._gain(with_blanks(works.clone(), self.seat, self.blank), need, BLANKS)

    def _gain(self, works: Play, need: int, chance: i64) -> int:
        """What can still be gained in a state where nothing is left to chance."""
        most = self._most(works, need, chance)
        if most < need:
            return 0
        memory = self.blanks if chance == BLANKS else self.aside
        key = self._key(works, chance)
        known = memory.get(key, UNKNOWN)
        if known.most < need or known.least == known.most or self._is_spent():
            return known.least
        best, action = known.least, known.action
        now = worth(works, self.seat, self.goal)
        for tried in self._ordered(works, chance):
            child = self._after(works, tried, chance)
            step = worth(child, self.seat, self.goal) - now
            gained = step + self._gain(child, max(need, best + 1) - step, chance)
            if gained > best:
                best, action = gained, tried
            if best >= most or self.nodes >= self.most_nodes:
                break
        memory[key] = self._found(best, need, action)
        return best

    def _key(self, works: Play, chance: i64) -> Key:
        if chance == BLANKS:
            return key_with_blanks(works, self.seat, self.blank)
        return key_of_turn(works, self.seat)

    def _after(self, works: Play, action: int, chance: i64) -> Play:
        if chance == BLANKS:
            return after_blanks(works, self.seat, self.blank, action)
        return after_aside(works, self.seat, action)

    def _most(self, works: Play, need: int, chance: i64) -> int:
        """More than this cannot be gained."""
        if self.plain:
            return Bounds(works, self.seat, False, self.goal == FOR_POINTS).most()
        ceiling = self.ceiling_aside if chance == ASIDE else self.ceiling
        return ceiling.most(works, need, self.nodes)

    def _ordered(self, works: Play, chance: i64) -> list[int]:
        """What is worth trying, what promises most first."""
        actions = self.actions(works, chance)
        if self.plain or len(actions) < 2:
            return actions
        ceiling = self.ceiling_aside if chance == ASIDE else self.ceiling
        promises: list[tuple[int, int, int]] = []
        for place, action in enumerate(actions):
            child = self._after(works, action, chance)
            promise = worth(child, self.seat, self.goal) * UNIT + ceiling.roughly(child)
            promises.append((-promise, place, action))
        promises.sort()
        return [action for _, _, action in promises]

    def gain_at_worst(self, works: Play, need: int) -> int:
        """What can still be gained whatever chance does."""
        most = self._most(works, need, WORST)
        if most < need:
            return 0
        key = key_of_turn(works, self.seat)
        known = self.worst.get(key, UNKNOWN)
        if known.most < need or known.least == known.most or self._is_spent():
            return known.least
        best, action = known.least, known.action
        without = self.gain_with_blanks(works, max(need, best + 1))
        if without > best:
            best, action = without, WITH_BLANKS
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
            if chance == BLANKS and needs_more_than_blanks(works, self.seat, self.blank, action):
                continue
            if USE <= action < SPECIALIST and works.kit.give_goods[action - USE] > 0:
                first.append(action)
            else:
                later.append(action)
        return first + later

    def line(self, works: Play, chance: int) -> list[Move]:
        """The best actions that were found, with the worst that chance can do to them."""
        if chance == ASIDE:
            return self._line_aside(works)
        line: list[Move] = []
        while True:
            action = self.worst.get(key_of_turn(works, self.seat), UNKNOWN).action
            if action == NO_ACTION:
                return line
            if action == WITH_BLANKS:
                return line + self._line_with_blanks(works)
            chosen, works = self._at_worst(works, action)
            line.append(Move(action, chosen))

    def _line_aside(self, works: Play) -> list[Move]:
        line: list[Move] = []
        state = set_aside(works.clone())
        while True:
            action = self.aside.get(key_of_turn(state, self.seat), UNKNOWN).action
            if action == NO_ACTION:
                return line
            line.append(Move(action, []))
            state = after_aside(state, self.seat, action)

    def _line_with_blanks(self, works: Play) -> list[Move]:
        """Blanks stand for cards that come: those are drawn and discarded in their place."""
        line: list[Move] = []
        seat, blank = self.seat, self.blank
        state = with_blanks(works.clone(), seat, blank)
        real = works.clone()
        drawn: list[int] = [int(blank)] * state.hands[seat * KINDS + blank]
        while True:
            action = self.blanks.get(key_with_blanks(state, seat, blank), UNKNOWN).action
            if action == NO_ACTION:
                return line
            dealer = RecordingDealer(WorstDealer(real, seat))
            state = after_blanks(state, seat, blank, action)
            if action == DISCARD + blank:
                action = DISCARD + drawn.pop()
            real.apply(seat, action, dealer)
            drawn += [card for stream, card in dealer.outcomes if stream == DRAW + seat]
            line.append(Move(action, dealer.outcomes))

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
    return works.kit.extra[card] == ROLLED_DIE and chance != WORST


def worth(works: Works, seat: i64, goal: i64) -> int:
    """Goods, or points, as they stand."""
    if goal == FOR_GOODS:
        return works.stock[seat * STOCKS + GOODS]
    return score(works, seat)
