"""
Plans: what a seat does in its work phase, whatever the order, and whether enough can be gained so.

Most lines of play differ in their order alone. So a plan is looked for first, one way for each
card and floor, that takes no more than comes in; then an order for its steps.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import ENERGY, FACES, METAL
from botyard.games.fantastic_factories.study.scheduling import Schedule, draw
from botyard.games.fantastic_factories.study.ways import (
    CARD,
    DIE,
    DRAWN,
    THINGS,
    TOOL,
    Drawing,
    Menu,
    Step,
    Way,
)
from botyard.kernel.vectors import filled, vec

UNIT: Final = 5040  # the price of a point
_MOST_KEPT: Final = 12  # prices
_ROUNDS: Final = 60  # of tuning
_VISITS_PER_TUNING: Final = 40
_LOSS: Final = -(10**6)
_FEW_DEAD: Final = 1024  # half-made plans that lead nowhere, as long as few were visited
_MANY_DEAD: Final = 65_536
# In packed numbers: what is there, or missing, of one kind
_BITS_OF_RESOURCES: Final = 9
_BITS_OF_DICE: Final = 6  # or cards of a tool
_BITS_OF_CARDS: Final = 7  # or points, or lists
_BITS_OF_MONUMENTS: Final = 5


class Priced:
    """
    A price for each thing: nothing can gain more than its worth and the profit of what is left.

    At any prices, a plan gains at most what the seat has is worth, and the best profit that each
    list of ways can still make (weak duality).
    """

    def __init__(self, price: vec[i64], rest: vec[i64]) -> None:
        self.price = price
        self.rest = rest  # the profit of this list and all after it


class Planner:
    """
    A search for a plan that gains so much.

    It decides list by list; what is decided may be paid for by what comes later, as long as it
    is possible that that brings enough.
    """

    def __init__(self, menu: Menu, most_nodes: i64) -> None:
        works, drawing = menu.works, menu.drawing
        self.menu = menu
        self.drawing: Drawing = drawing
        self.tools = works.kit.tool
        self.lists = menu.lists
        self.must = menu.must
        self.count: i64 = len(self.lists)
        self.free: i64 = 0  # from this list on, nothing has to be chosen
        number: i64
        for number in range(self.count):
            if self.must[number]:
                self.free = number + 1
        self.most_nodes = most_nodes
        self.nodes: i64 = 0
        self.tuned: i64 = 0
        self.need: i64 = 0
        self.checked = 0
        self.chosen: list[Way] = []
        self.order: list[Step] = []  # of the plan that was found
        self.limit: i64 = menu.limit
        self.are_known = len(drawing.cards) > 0
        self.worth_of_draw: i64 = DRAWN if self.are_known else CARD  # what a card brings
        self.comes = self._most_that_comes()
        self.wanted = self._most_that_goes()
        self.monuments: i64 = 0  # that any way waits for
        for ways in self.lists:
            for way in ways:
                self.monuments = max(self.monuments, way.after_monuments)
        self.dead_by_things = filled(0, 0)
        self.dead_by_rest = filled(0, 0)
        usual = filled(THINGS, UNIT // 8)
        place: i64
        for place in range(DIE, DIE + FACES):
            usual[place] = UNIT // 2
        for place in range(2):
            usual[place] = UNIT // 4
        self.kept: list[Priced] = [self._priced(usual)]

    def reaches(self, need: i64) -> bool:
        """
        Whether there is a plan that gains so much, and can be done; its order is kept.

        Where the cards that come are known, plans are looked for by how many are drawn in all.
        These cards are at hand from the start then, and so many have to be drawn: the schedule
        says whether each comes in time. No plan is lost, since each draws some number of cards.
        """
        if need != self.need:
            self.dead_by_things = filled(0, 0)
        self.need = need
        if not self.are_known:
            self.chosen = []
            return self._visit(0, self.menu.start(), 0, 0, 0, 0, 0, is_new=True)
        most = min(self.menu.limit, self._most_draws())
        number: i64
        for number in range(most + 1):
            self.chosen = []
            self.limit = number
            has = self.menu.start()
            draw(has, self.drawing, 0, number, self.tools)
            has[DRAWN] = -number
            if self._visit(0, has, 0, 0, 0, 0, 0, is_new=True):
                return True
        return False

    def _most_draws(self) -> i64:
        """No plan draws more: it takes at most one way of each list."""
        total: i64 = 0
        for ways in self.lists:
            most: i64 = 0
            for way in ways:
                most = max(most, way.draws)
            total += most
        return total

    @property
    def is_spent(self) -> bool:
        """Whether the search was given up."""
        return self.nodes >= self.most_nodes

    def _most_that_comes(self) -> vec[i64]:
        """
        The most of each thing that this list and all after it can bring.

        A plan takes at most one way of each list, so of each list no more comes than by the way
        that brings most of this thing, or 0 if it may be left out. What is missing beyond the sum
        never comes, in whatever order. Ways that a filter would leave out are counted: that
        allows more, never less.
        """
        comes = filled((self.count + 1) * THINGS, 0)
        number = self.count - 1
        while number >= 0:
            thing: i64
            for thing in range(THINGS):
                most: i64 = _LOSS if self.must[number] else 0
                for way in self.lists[number]:
                    change = way.change[thing]
                    if thing == self.worth_of_draw:
                        change += way.draws
                    if change > most:
                        most = change
                comes[number * THINGS + thing] = comes[(number + 1) * THINGS + thing] + most
            number -= 1
        return comes

    def _most_that_goes(self) -> vec[i64]:
        """
        The most of each thing that this list and all after it can take.

        More than that is as good as exactly that, since what is left over in the end is worth
        nothing; so half-made plans that differ in it alone are one.
        """
        goes = filled((self.count + 1) * THINGS, 0)
        number = self.count - 1
        while number >= 0:
            thing: i64
            for thing in range(THINGS):
                most: i64 = 0
                for way in self.lists[number]:
                    change = way.change[thing]
                    if thing == self.worth_of_draw:
                        change += way.draws
                    if -change > most:
                        most = -change
                goes[number * THINGS + thing] = goes[(number + 1) * THINGS + thing] + most
            number -= 1
        return goes

    def _priced(self, price: vec[i64]) -> Priced:
        rest = filled(self.count + 1, 0)
        drawn = price[self.worth_of_draw]
        number = self.count - 1
        while number >= 0:
            best: i64 = _LOSS if self.must[number] else 0
            for way in self.lists[number]:
                profit = way.gain * UNIT + way.draws * drawn + dot(price, way.change)
                if profit > best:
                    best = profit
            rest[number] = rest[number + 1] + best
            number -= 1
        return Priced(price, rest)

    def _visit(
        self,
        number: i64,
        has: vec[i64],
        gain: i64,
        drawn: i64,
        builds: i64,
        makers: i64,
        monuments: i64,
        *,
        is_new: bool,
    ) -> bool:
        """
        Decide the lists from this one on; whether that leads to a plan that can be done.

        A way that waits for a build, for goods or for monuments is left out if too little of
        that is chosen. No plan is lost: the menu lists all that builds, makes goods or is a
        monument before the ways that wait for it, so nothing that is chosen later could help.
        """
        if self.nodes >= self.most_nodes:
            return False
        self.nodes += 1
        is_whole = is_new and gain >= self.need and number >= self.free
        if is_whole and _is_paid(has) and self._can_be_done():
            return True
        if number == self.count:
            return False
        things = _packed_things(has)
        rest = self._packed_rest(number, has, gain, drawn, builds, makers, monuments)
        if self._is_dead(things, rest) or self._is_hopeless(number, has, gain):
            return False
        checked = self.checked
        for way in self.lists[number]:
            if (way.after_build and builds == 0) or (way.after_goods and makers == 0):
                continue
            if way.after_monuments > monuments + self.menu.monuments:
                continue
            if drawn + way.draws > self.limit:
                continue
            left = has[:]
            place: i64
            left[self.worth_of_draw] += way.draws
            for place in range(THINGS):
                amount = left[place] + way.change[place]
                most = self.wanted[(number + 1) * THINGS + place]
                left[place] = amount if amount < most else most
            self.chosen.append(way)
            if self._visit(
                number + 1,
                left,
                gain + way.gain,
                drawn + way.draws,
                builds + way.builds,
                makers + (1 if way.makes_goods else 0),
                monuments + way.monuments,
                is_new=True,
            ):
                return True
            self.chosen.pop()
        if not self.must[number] and self._visit(
            number + 1, has, gain, drawn, builds, makers, monuments, is_new=False
        ):
            return True
        if self.checked == checked and self.nodes < self.most_nodes:
            self._bury(things, rest)
        return False

    def _packed_rest(
        self,
        number: i64,
        has: vec[i64],
        gain: i64,
        drawn: i64,
        builds: i64,
        makers: i64,
        monuments: i64,
    ) -> i64:
        """What decides, beside the things at hand, which lists can still be decided how."""
        draws = -has[DRAWN] if self.are_known else drawn
        needed = monuments if monuments < self.monuments else self.monuments
        packed = _with(number, gain if gain < self.need else self.need, _BITS_OF_CARDS)
        packed = _with(packed, draws, _BITS_OF_CARDS)
        packed = _with(packed, needed, _BITS_OF_MONUMENTS)
        packed = _with(packed, (2 if builds > 0 else 0) + (1 if makers > 0 else 0), 2)
        tool: i64
        for tool in range(TOOL, CARD):
            packed = _with(packed, has[tool], _BITS_OF_DICE)
        return _with(packed, has[CARD], _BITS_OF_CARDS)

    def _is_dead(self, things: i64, rest: i64) -> bool:
        """
        Whether a search from an equal half-made plan has found none that is paid for.

        What has been decided matters to what follows by what it leaves alone, but for the order
        of the steps. So only searches are remembered in which no order was looked for: there
        was nothing that could have been paid for, and there is nothing now.
        """
        if len(self.dead_by_things) == 0:
            return False
        place = _place_of(things, rest, len(self.dead_by_things))
        return self.dead_by_things[place] == things and self.dead_by_rest[place] == rest

    def _bury(self, things: i64, rest: i64) -> None:
        """Remember that; a newer one takes the place of an older one."""
        size: i64 = _FEW_DEAD if self.nodes < _MANY_DEAD // 8 else _MANY_DEAD
        if len(self.dead_by_things) < size:
            self.dead_by_things = filled(size, 0)
            self.dead_by_rest = filled(size, 0)
        place = _place_of(things, rest, len(self.dead_by_things))
        self.dead_by_things[place], self.dead_by_rest[place] = things, rest

    def _can_be_done(self) -> bool:
        """Whether there is an order for the ways that are chosen."""
        self.checked += 1
        steps: list[Step] = []
        for way in self.chosen:
            steps += way.steps
        schedule = Schedule(self.menu, steps, self.limit if self.are_known else 0)
        if not schedule.find():
            return False
        self.order = schedule.order
        return True

    def _is_hopeless(self, number: i64, has: vec[i64], gain: i64) -> bool:
        """Whether too little can come, of some thing or at some prices."""
        thing: i64
        for thing in range(THINGS):
            if has[thing] + self.comes[number * THINGS + thing] < 0:
                return True
        missing = (self.need - gain) * UNIT
        for place, priced in enumerate(self.kept):
            if dot(priced.price, has) + priced.rest[number] < missing:
                if place > 0:
                    self.kept.insert(place - 1, self.kept.pop(place))
                return True
        if self.tuned * _VISITS_PER_TUNING < self.nodes:
            self.tuned += 1
            return self._tune(number, has, missing)
        return False

    def _tune(self, number: i64, has: vec[i64], missing: i64) -> bool:
        """Look for prices at which too little is left to gain."""
        best: i64 = 10**9
        start = self.kept[0]
        for priced in self.kept:
            worth = dot(priced.price, has) + priced.rest[number]
            if worth < best:
                best, start = worth, priced
        price = start.price[:]
        found = best
        for _ in range(_ROUNDS):
            slope = has[:]
            worth = self._worth(number, price, slope)
            if worth < found:
                found = worth
                if worth < missing:
                    self._keep(self._priced(price))
                    return True
            steep = dot(slope, slope)
            if steep == 0:
                break
            over = worth - missing + UNIT // 4
            price = price[:]
            place: i64
            for place in range(THINGS):
                changed = price[place] - over * slope[place] // steep
                price[place] = changed if changed > 0 else 0
        return False

    def _keep(self, priced: Priced) -> None:
        self.kept.insert(0, priced)
        if len(self.kept) > _MOST_KEPT:
            self.kept.pop()

    def _worth(self, number: i64, price: vec[i64], slope: vec[i64]) -> i64:
        """What a seat can gain at most at these prices; the slope of that is added up."""
        total = dot(price, slope)
        drawn = price[self.worth_of_draw]
        for other in range(number, self.count):
            best: i64 = _LOSS if self.must[other] else 0
            taken: Way | None = None
            for way in self.lists[other]:
                profit = way.gain * UNIT + way.draws * drawn + dot(price, way.change)
                if profit > best:
                    best, taken = profit, way
            if taken is not None:
                total += best
                place: i64
                for place in range(THINGS):
                    slope[place] += taken.change[place]
                slope[self.worth_of_draw] += taken.draws
        return total


def _packed_things(has: vec[i64]) -> i64:
    """Resources and dice in one number."""
    packed = _with(has[METAL], has[ENERGY], _BITS_OF_RESOURCES)
    place: i64
    for place in range(DIE, DIE + FACES):
        packed = _with(packed, has[place], _BITS_OF_DICE)
    return packed


def _with(packed: i64, number: i64, bits: i64) -> i64:
    one: i64 = 1
    return packed << bits | (number & ((one << bits) - 1))


def _place_of(things: i64, rest: i64, size: i64) -> i64:
    return (things % 1_000_003 * 7919 + rest % 999_983 * 104_729) % size


def dot(one: vec[i64], other: vec[i64]) -> i64:
    """The sum of the products."""
    total: i64 = 0
    place: i64
    for place in range(THINGS):
        total += one[place] * other[place]
    return total


def _is_paid(has: vec[i64]) -> bool:
    place: i64
    for place in range(THINGS):
        if has[place] < 0:
            return False
    return True
