"""
The best that a seat can make of its work, by exact search.

What is drawn or rolled is not known. Either it is left aside: no die is rolled, drawn cards
are not used. Or it is taken at its worst: whatever comes, so much is reached.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import BACK, REROLL
from botyard.games.fantastic_factories.cards import GOODS
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.state import STOCKS, Works
from botyard.games.fantastic_factories.study.chance import after_aside
from botyard.games.fantastic_factories.study.gambling import Gamble
from botyard.games.fantastic_factories.study.lines import line_of
from botyard.games.fantastic_factories.study.planning import Planner
from botyard.games.fantastic_factories.study.solution import ASIDE, NO, WORST, YES, Move, Solution
from botyard.games.fantastic_factories.study.ways import Drawing, Menu
from botyard.kernel.names import Names
from botyard.kernel.reasons import LEGAL

GOALS: Final = Names("goal", ["goods", "points"])
FOR_GOODS: Final = 0
FOR_POINTS: Final = 1

MOST_NODES: Final = 5_000_000


def solve(
    works: Play, seat: int, goal: int, most_nodes: int = MOST_NODES, chance: int = WORST
) -> Solution:
    """
    The most goods or points that a seat can reach for certain in this work phase.

    With what is drawn or rolled at its worst, which is never less than without it, or with all
    that left aside. If that takes too long, the best that was found is the answer.
    """
    before = worth(works, seat, goal)
    aside = Aside(seat, goal, most_nodes)
    gained, line = aside.best(works)
    proven = aside.nodes < most_nodes
    if chance == ASIDE:
        return Solution(before, before + gained, line, ASIDE, proven, aside.nodes)
    gamble = Gamble(seat, goal == FOR_POINTS, most_nodes - aside.nodes)
    needed, more = ASIDE, gained + 1
    found = gamble.is_certain(works, more)
    while found == YES:
        needed, more = WORST, more + 1
        found = gamble.is_certain(works, more)
    if needed == WORST:
        line = gamble.line(works, more - 1)
    nodes = aside.nodes + gamble.nodes
    return Solution(before, before + more - 1, line, needed, proven and found == NO, nodes)


class Aside:
    """The most that can be gained with chance left aside."""

    def __init__(self, seat: i64, goal: i64, most_nodes: i64) -> None:
        self.seat = seat
        self.goal = goal
        self.most_nodes = most_nodes
        self.nodes: i64 = 0

    def best(self, works: Play) -> tuple[int, list[Move]]:
        """The most that can be gained, and how."""
        if works.has_begun(self.seat):
            return self._going_on(works)
        drawing = Drawing(draws=False, cards=[], face=0)
        menu = Menu(works, self.seat, self.goal == FOR_POINTS, drawing)
        planner = Planner(menu, self.most_nodes - self.nodes)
        gained = 0
        while planner.reaches(gained + 1):
            gained += 1
        self.nodes += planner.nodes
        line, _ = line_of(works, self.seat, planner.order, draws=False)
        return gained, line

    def _going_on(self, works: Play) -> tuple[int, list[Move]]:
        """The same in the middle of something, which is brought to its end first."""
        best: tuple[int, list[Move]] = (0, [])
        now = worth(works, self.seat, self.goal)
        for action in works.candidates(self.seat):
            if action in (BACK, REROLL) or works.refusal(self.seat, action) != LEGAL:
                continue
            child = after_aside(works, self.seat, action)
            gained, line = self.best(child)
            gained += worth(child, self.seat, self.goal) - now
            if gained > best[0]:
                best = (gained, [Move(action, []), *line])
        return best


def worth(works: Works, seat: i64, goal: i64) -> int:
    """Goods, or points, as they stand."""
    if goal == FOR_GOODS:
        return int(works.stock[seat * STOCKS + GOODS])
    return int(score(works, seat))
