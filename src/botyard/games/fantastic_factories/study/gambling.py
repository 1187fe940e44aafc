"""
Whether a seat can gain so much whatever chance does, by drawing and rolling before it decides.

All that does not depend on chance is left to plans. What is searched here is which cards are drawn
and which dice are rolled, with every answer that chance has.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import (
    BACK,
    CARDS_GAIN,
    END_WORK,
    GAINS,
    PLACE,
    SPECIALIST,
    USE,
)
from botyard.games.fantastic_factories.cards import FACES, GOODS, KINDS, RESEARCH
from botyard.games.fantastic_factories.formulas import A_CARD, AGAIN, BY_GOODS, ROLLED_DIE
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.state import ARMED, MARKS, NOT_USED, STOCKS, Works
from botyard.games.fantastic_factories.study.chance import WorstDealer
from botyard.games.fantastic_factories.study.key import key_of_turn
from botyard.games.fantastic_factories.study.lines import line_of
from botyard.games.fantastic_factories.study.planning import Planner
from botyard.games.fantastic_factories.study.refuting import NOTHING_DEALT, Refuter
from botyard.games.fantastic_factories.study.solution import NO, UNKNOWN, YES, Move
from botyard.games.fantastic_factories.study.ways import Drawing, Menu, Step
from botyard.kernel.dealer import RecordingDealer
from botyard.kernel.reasons import LEGAL

_DEPTH: Final = 4  # of refutations


Asked = tuple[tuple[int, ...], int]  # the key of a state, and what is needed


class Gamble:
    """A search that remembers whether a state brings so much for certain, and how it begins."""

    def __init__(self, seat: i64, points: bool, most_nodes: i64) -> None:
        self.seat = seat
        self.points = points
        self.most_nodes = most_nodes
        self.stop = most_nodes  # where what is under way is given up
        self.nodes: i64 = 0
        self.known: dict[Asked, int] = {}
        self.unsure: set[Asked] = set()  # what the search that is under way has not found out
        self.actions: dict[Asked, int] = {}
        self.plans: dict[Asked, list[Step]] = {}

    def is_certain(self, works: Play, need: int) -> int:
        """
        Whether so much can be gained: yes, no, or it is not known.

        First by drawing and rolling at once; then chance is tried against all that could be
        done; at last everything is tried, in every order.
        """
        found = self._within(2, works, need, whole=False)
        if found == UNKNOWN and not works.has_begun(self.seat):
            self.stop = self.nodes + (self.most_nodes - self.nodes) // 2
            if self._is_refuted(works, need):
                found = NO
        if found == UNKNOWN:
            found = self._within(1, works, need, whole=True)
        return found

    def _within(self, share: i64, works: Play, need: int, *, whole: bool) -> int:
        """Ask, with so much of what is left of the search."""
        self.stop = self.nodes + (self.most_nodes - self.nodes) // share
        self.unsure = set()
        return self._ask(works, need, whole=whole)

    def _ask(self, works: Play, need: int, *, whole: bool) -> int:
        """The same for any state; with the whole of what can be done there, or chances alone."""
        asked = (key_of_turn(works, self.seat), need)
        if asked in self.known:
            return self.known[asked]
        if asked in self.unsure or self.nodes >= self.stop:
            return UNKNOWN
        if works.has_begun(self.seat):
            self.nodes += 1
            found = self._by_any(works, need, self._begun(works), whole=whole)
        else:
            found = self._at_work(works, need, whole=whole)
        if found == UNKNOWN:
            self.unsure.add(asked)
        else:
            self.known[asked] = found
        return found

    def _at_work(self, works: Play, need: int, *, whole: bool) -> int:
        """A plan may do, which draws only what it discards; chance may prevent every plan."""
        if need <= 0 or self._has_plan(works, need):
            return YES
        refuter = Refuter(works, self.seat, self.points, self.stop - self.nodes)
        refuted = refuter.refutes(need, 0)
        self.nodes += refuter.nodes
        if refuted:
            return NO
        chances = self._chances(works)
        found = self._by_any(works, need, chances, whole=whole)
        if found == YES or not whole:
            return YES if found == YES else UNKNOWN
        others = [action for action in self._begun(works) if self._may_help(works, action)]
        rest = [action for action in others if action not in chances]
        return max(found, self._by_any(works, need, rest, whole=True))

    def _has_plan(self, works: Play, need: int) -> bool:
        drawing = Drawing(draws=True, cards=[], face=0)
        planner = Planner(
            Menu(works, self.seat, self.points, drawing), max(self.stop - self.nodes, 0)
        )
        reached = planner.reaches(need)
        self.nodes += planner.nodes
        if reached:
            self.plans[(key_of_turn(works, self.seat), need)] = planner.order
        return reached

    def _is_refuted(self, works: Play, need: int) -> bool:
        refuter = Refuter(works, self.seat, self.points, self.stop - self.nodes)
        depth: i64 = 1
        while depth <= _DEPTH and refuter.nodes < refuter.most_nodes:
            if refuter.refutes(need, depth):
                break
            depth += 1
        self.nodes += refuter.nodes
        return NOTHING_DEALT in refuter.refuted

    def _by_any(self, works: Play, need: int, actions: list[int], *, whole: bool) -> int:
        """Whether one of these actions leads to so much, whatever chance does."""
        result = NO
        for action in actions:
            found = self._by(works, action, need, whole=whole)
            if found == YES:
                self.actions[(key_of_turn(works, self.seat), need)] = action
                return YES
            if found == UNKNOWN:
                result = UNKNOWN
        return result

    def _by(self, works: Play, action: int, need: int, *, whole: bool) -> int:
        """The same for one action."""
        dealer = WorstDealer(works, self.seat)
        now = self._worth(works)
        while True:
            child = works.clone()
            child.apply(self.seat, action, dealer)
            left = need - int(self._worth(child) - now)
            found = self._ask(child, left, whole=whole)
            if found != YES:
                return found
            if not dealer.advance():
                return YES

    def _worth(self, works: Works) -> i64:
        if self.points:
            return score(works, self.seat)
        return works.stock[self.seat * STOCKS + GOODS]

    def _begun(self, works: Play) -> list[int]:
        """How something that was begun can go on."""
        return [
            action
            for action in works.candidates(self.seat)
            if action != BACK and works.refusal(self.seat, action) == LEGAL
        ]

    def _chances(self, works: Play) -> list[int]:
        """What draws or rolls something, and can be done now."""
        return [
            action
            for action in works.candidates(self.seat)
            if action != END_WORK
            and self._is_chance(works, action)
            and works.refusal(self.seat, action) == LEGAL
        ]

    def _may_help(self, works: Works, action: i64) -> bool:
        """Not the end, and not dice that are rolled again, which may come out as they were."""
        if USE <= action < SPECIALIST and works.kit.change[action - USE] == AGAIN:
            return False
        return action != END_WORK

    def _is_chance(self, works: Works, action: i64) -> bool:
        research: i64 = PLACE + RESEARCH * FACES
        if research <= action < research + FACES:
            return True
        if not USE <= action < SPECIALIST:
            return False
        kit, card = works.kit, action - USE
        if kit.change[card] == AGAIN:
            return False
        if kit.extra[card] == ROLLED_DIE or kit.give_cards[card] > 0 or kit.choice[card] == A_CARD:
            return True
        if kit.options[card * len(GAINS) + CARDS_GAIN] > 0:
            return True
        return kit.give_goods[card] > 0 and self._draws_for_goods(works)

    def _draws_for_goods(self, works: Works) -> bool:
        """Whether a card is drawn for the next goods."""
        card: i64
        for card in range(KINDS):
            if works.kit.mode[card] == BY_GOODS:
                place = self.seat * KINDS + card
                if works.built[place] > 0 and works.worked[place] == NOT_USED:
                    return True
                if works.marks[self.seat * MARKS + ARMED] == card:
                    return True
        return False

    def line(self, works: Play, need: int) -> list[Move]:
        """How so much is gained, with outcomes that leave no more than that."""
        line, _ = self._line(works, need)
        return line

    def _line(self, works: Play, need: int) -> tuple[list[Move], int]:
        """The same, and what it gains."""
        asked = (key_of_turn(works, self.seat), need)
        if asked in self.plans:
            line, after = line_of(works, self.seat, self.plans[asked], draws=True)
            return line, int(self._worth(after) - self._worth(works))
        if asked not in self.actions:
            return [], 0
        action = self.actions[asked]
        dealer = WorstDealer(works, self.seat)
        best: list[Move] = []
        least = -1
        while True:
            recorder = RecordingDealer(dealer)
            child = works.clone()
            child.apply(self.seat, action, recorder)
            step = int(self._worth(child) - self._worth(works))
            rest, gained = self._line(child, need - step)
            if least < 0 or step + gained < least:
                best, least = [Move(action, recorder.outcomes), *rest], step + gained
            if least <= need or not dealer.advance():
                return best, least
