"""
Whether chance can always prevent that a seat gains so much.

The seat is allowed more than it really has: it knows what comes before it decides. If it still
cannot reach its goal, it cannot reach it for certain.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import FACES, NO_CARD, RESEARCH
from botyard.games.fantastic_factories.state import Works
from botyard.games.fantastic_factories.study.dealings import Dealings
from botyard.games.fantastic_factories.study.planning import Planner
from botyard.games.fantastic_factories.study.scheduling import Schedule
from botyard.games.fantastic_factories.study.solution import NO, UNKNOWN, YES
from botyard.games.fantastic_factories.study.ways import FLOOR, Drawing, Menu, Step, Way

_ANY_FACE: Final = 1
_PATIENCE: Final = [5_000, 100_000]  # states for each list
_MOST_PLANS: Final = 24  # that are tried again


class Chance(NamedTuple):
    """Something that the seat does and that chance answers: with so many cards, or a die."""

    name: int  # of the list
    what: int  # the value of a die for research, or the card that a Replicator uses
    draws: int
    rolls: bool


class Dealt(NamedTuple):
    """What the seat has done so far, and what chance has answered."""

    chances: tuple[Chance, ...]
    cards: tuple[int, ...]
    face: int  # of dice that are rolled; 0: not known yet


NOTHING_DEALT: Final = Dealt((), (), 0)


class Plan:
    """A plan that has reached the goal once, and may do so with other cards as well."""

    def __init__(self, ways: list[Way], face: int) -> None:
        self.ways = ways
        self.steps: list[Step] = []
        for way in ways:
            self.steps += way.steps
        self.rolls = any(step.rolls for step in self.steps)
        self.draws = sum(int(way.draws) for way in ways)
        self.face = face  # for which it was made

    def does(self, chances: tuple[Chance, ...]) -> bool:
        """Whether it holds all that the seat has committed itself to."""
        for chance in chances:
            wanted = [other for other in chances if other.name == chance.name]
            if not any(way.name == chance.name and _holds(way, wanted) for way in self.ways):
                return False
        return True


class Refuter:
    """
    A search for answers of chance.

    One list of cards may do for all that the seat can do. If not, chance may choose it after the
    seat has committed itself to the first thing that draws or rolls, then to the second. A plan
    that got through once mostly gets through with other cards as well, so it is tried first.
    """

    def __init__(self, works: Works, seat: i64, points: bool, most_nodes: i64) -> None:
        self.works = works
        self.seat = seat
        self.points = points
        self.most_nodes = most_nodes
        self.nodes: i64 = 0
        self.dealings = Dealings(works, seat, points)
        self.need: i64 = 0
        self.enough: dict[Dealt, bool] = {}
        self.refuted: set[Dealt] = set()
        self.tried: dict[Dealt, int] = {}  # the depth at which no answer was found
        self.plans: list[Plan] = []  # the one that was of use last comes first

    def refutes(self, need: i64, depth: i64) -> bool:
        """Whether the seat cannot gain so much for certain; if not, it is not known."""
        if need != self.need:
            self.need = need
            self.enough = {}
            self.refuted = set()
            self.tried = {}
            self.plans = []
        return self._refutes(NOTHING_DEALT, depth)

    def _refutes(self, dealt: Dealt, depth: i64) -> bool:
        if dealt in self.refuted:
            return True
        if self.tried.get(dealt, -1) >= depth:
            return False
        if dealt not in self.enough:
            self.enough[dealt] = self._is_enough(dealt)
        refuted = self.enough[dealt]
        if not refuted and depth > 0 and self.nodes < self.most_nodes:
            refuted = self._refutes_every_chance(dealt, depth)
        if refuted:
            self.refuted.add(dealt)
        else:
            self.tried[dealt] = int(depth)
        return refuted

    def _is_enough(self, dealt: Dealt) -> bool:
        """
        Whether some list that goes on from what is dealt leaves too little to gain.

        Each is tried for a short time before any is tried for long.
        """
        lists: Iterable[list[int]] = self.dealings.after(dealt.cards)
        for patience in _PATIENCE:
            undecided: list[list[int]] = []
            for cards in lists:
                found = self._is_too_little(dealt, cards, patience)
                if found == YES:
                    return True
                if found == UNKNOWN:
                    undecided.append(cards)
            lists = undecided
        return False

    def _is_too_little(self, dealt: Dealt, cards: list[int], patience: i64) -> int:
        """Whether some face of a die leaves too little to gain with these cards."""
        result = NO
        for face in [dealt.face] if dealt.face else range(1, FACES + 1):
            menu = self._menu(dealt, cards, face)
            if menu is None:
                return YES  # what was to be done cannot be done
            known = self._known_plan(menu, dealt, face)
            if known is not None:
                if not known.rolls:
                    return NO  # the face does not matter
                continue
            planner = Planner(menu, max(min(self.most_nodes - self.nodes, patience), 0))
            reached = planner.reaches(self.need)
            self.nodes += planner.nodes
            if not reached and not planner.is_spent:
                return YES
            if not reached:
                result = UNKNOWN
            else:
                plan = Plan(planner.chosen, face)
                self.plans.insert(0, plan)
                if len(self.plans) > _MOST_PLANS:
                    self.plans.pop()
                if not plan.rolls:
                    return NO
        return result

    def _known_plan(self, menu: Menu, dealt: Dealt, face: int) -> Plan | None:
        """A plan that was found for other cards and can be done with these as well."""
        for place, plan in enumerate(self.plans):
            if plan.rolls and plan.face != face:
                continue
            self.nodes += 1
            if plan.does(dealt.chances) and Schedule(menu, plan.steps, plan.draws).find():
                self.plans.insert(0, self.plans.pop(place))
                return plan
        return None

    def _refutes_every_chance(self, dealt: Dealt, depth: i64) -> bool:
        """Whether chance has an answer to whatever the seat does next."""
        if self._reaches_without_more(dealt):
            return False
        for chance in self._chances(dealt):
            if not self._has_answer(dealt, chance, depth):
                return False
        return True

    def _reaches_without_more(self, dealt: Dealt) -> bool:
        menu = self._menu(dealt, list(dealt.cards), dealt.face)
        if menu is None:
            return False
        menu.limit = len(dealt.cards)
        planner = Planner(menu, self.most_nodes - self.nodes)
        reached = planner.reaches(self.need)
        self.nodes += planner.nodes
        return reached or self.nodes >= self.most_nodes

    def _has_answer(self, dealt: Dealt, chance: Chance, depth: i64) -> bool:
        chances = tuple(sorted([*dealt.chances, chance]))
        if chance.rolls and not dealt.face:
            return any(
                self._refutes(Dealt(chances, dealt.cards, face), depth - 1)
                for face in range(1, FACES + 1)
            )
        tried: set[tuple[int, ...]] = set()
        for cards in self.dealings.after(dealt.cards):
            answer = tuple(cards[: len(dealt.cards) + chance.draws])
            if answer not in tried:
                tried.add(answer)
                if self._refutes(Dealt(chances, answer, dealt.face), depth - 1):
                    return True
        return False

    def _chances(self, dealt: Dealt) -> list[Chance]:
        """What the seat can do next that chance answers."""
        menu = self._menu(dealt, list(dealt.cards), dealt.face or _ANY_FACE)
        found: list[Chance] = []
        if menu is None:
            return found
        done = [chance.name for chance in dealt.chances]
        for number, ways in enumerate(menu.lists):
            name = menu.names[number]
            for way in ways:
                if name == FLOOR + RESEARCH:
                    chance = self._next_research(dealt, way)
                elif name not in done and (way.draws > 0 or way.rolls):
                    chance = Chance(name, _copied(way), int(way.draws), way.rolls)
                else:
                    continue
                if chance not in found and chance.draws + int(chance.rolls) > 0:
                    found.append(chance)
        return found

    def _next_research(self, dealt: Dealt, way: Way) -> Chance:
        """The die that a way puts on the research floor beside those that lie there; or none."""
        values = sorted(int(step.value) for step in way.steps)
        draws = int(way.draws)
        for chance in dealt.chances:
            if chance.name == FLOOR + RESEARCH:
                if chance.what not in values:
                    return _NO_CHANCE
                values.remove(chance.what)
                draws -= chance.draws
        if len(values) != 1:
            return _NO_CHANCE
        return Chance(FLOOR + RESEARCH, values[0], draws, rolls=False)

    def _menu(self, dealt: Dealt, cards: list[int], face: i64) -> Menu | None:
        """The ways that hold what was done; none if there is no such way."""
        drawing = Drawing(draws=True, cards=cards, face=face)
        menu = Menu(self.works, self.seat, self.points, drawing)
        for number, name in enumerate(menu.names):
            wanted = [chance for chance in dealt.chances if chance.name == name]
            if wanted:
                menu.lists[number] = [way for way in menu.lists[number] if _holds(way, wanted)]
                menu.must[number] = True
        for chance in dealt.chances:
            if chance.name not in menu.names:
                return None
        return menu


_NO_CHANCE: Final = Chance(0, 0, 0, rolls=False)


def _holds(way: Way, wanted: list[Chance]) -> bool:
    """Whether a way does all this."""
    if wanted[0].name == FLOOR + RESEARCH:
        values = [int(step.value) for step in way.steps]
        for chance in wanted:
            if chance.what not in values:
                return False
            values.remove(chance.what)
        return True
    chance = wanted[0]
    return way.draws == chance.draws and way.rolls == chance.rolls and _copied(way) == chance.what


def _copied(way: Way) -> int:
    """What a Replicator uses, if it does."""
    return int(way.steps[-1].copied) if way.steps else NO_CARD
