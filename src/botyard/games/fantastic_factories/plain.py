"""
The search that chooses the puzzles of days: plain, and never changed.

A better one would choose others, and the puzzles of days gone by would change. All others use the
solver, which finds the same gain much faster.
"""

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
from botyard.games.fantastic_factories.cards import FACES, RESEARCH
from botyard.games.fantastic_factories.formulas import AGAIN, ROLLED_DIE
from botyard.games.fantastic_factories.key import key_of_turn
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.solution import (
    ASIDE,
    Move,
    Solution,
)
from botyard.games.fantastic_factories.stand_ins import after_aside, set_aside
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.reasons import LEGAL

Key = tuple[int, ...]
_UNKNOWN = (0, 1000, -1)  # the gain lies between these, and begins with this action


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
