"""In which order the steps of a plan can be done, if there is one."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import (
    ENERGY,
    KINDS,
    METAL,
    MONUMENT,
    NO_CARD,
    TOOLS,
)
from botyard.games.fantastic_factories.formulas import ACTIVE, BY_BUILDING, BY_GOODS, BY_X
from botyard.games.fantastic_factories.state import ARMED, MARKS, NOT_USED
from botyard.games.fantastic_factories.study.ways import (
    BUILDING,
    CARD,
    THINGS,
    TOOL,
    USING,
    WILD,
    Drawing,
    Menu,
    Step,
)
from botyard.kernel.vectors import filled, vec


class Schedule:
    """
    A search for an order in which everything can be paid for when its turn comes.

    What is left after some steps does not depend on their order, but for cards that others set
    off; so sets of steps that lead nowhere are remembered. A step that takes nothing is done at
    once: it can only help the others.

    Cards that are to be built, and those that are discarded for that, are kept from other
    discards, as far as no card that is known to come can take their place. Whatever else is
    discarded, each card that is needed is in hand then or is drawn later; and so are as many
    cards of each tool. So no order is lost, though some are allowed that cannot be done.
    """

    def __init__(self, menu: Menu, steps: list[Step], draws: i64) -> None:
        self.menu = menu
        self.kit = menu.kit
        self.drawing: Drawing = menu.drawing
        self.steps = steps
        self.order: list[Step] = []
        self.has = menu.start()
        self.drawn: i64 = 0
        self.draws = draws  # of all steps, and what they set off
        self.needed = filled(len(TOOLS), 0)  # cards of each tool for steps to come
        self.named = filled(KINDS, 0)  # and of each kind
        self.monuments = menu.monuments
        self.waiting: i64 = 0  # cards that wait to be set off, as bits
        self.armed = menu.works.marks[menu.seat * MARKS + ARMED]
        self.lost: set[tuple[int, int, int]] = set()
        works, seat = menu.works, menu.seat
        card: i64
        for card in range(KINDS):
            place = seat * KINDS + card
            if works.built[place] > 0 and works.worked[place] == NOT_USED:
                self._begin_to_wait(card)
        for step in steps:
            self._need(step, 1)

    def find(self) -> bool:
        """Whether there is an order; it is in ``order`` then."""
        return self._has_enough_copies() and self._go_on(0)

    def _has_enough_copies(self) -> bool:
        """Whether no card is needed more often than it is there; a wild one may be any."""
        if WILD in self.drawing.cards:
            return True
        needed = filled(KINDS, 0)
        for step in self.steps:
            if step.kind == BUILDING:
                needed[step.card] += 1
            if step.discarded != NO_CARD:
                needed[step.discarded] += 1
        card: i64
        for card in range(KINDS):
            if needed[card] > 0 and needed[card] > self.menu.copies(card):
                return False
        return True

    def _need(self, step: Step, times: i64) -> None:
        """The cards that a step takes are needed, or no longer."""
        tool: i64
        for tool in range(len(TOOLS)):
            self.needed[tool] += times * step.takes[TOOL + tool]
        if step.kind == BUILDING:
            self.named[step.card] += times
        if step.discarded != NO_CARD:
            self.named[step.discarded] += times

    def _kept(self) -> i64:
        """How many cards in hand are for steps to come, since no card to come can serve."""
        coming = self.drawing.cards[self.drawn : self.draws]
        wild: i64 = coming.count(WILD)
        kept: i64 = 0
        tool: i64
        card: i64
        for tool in range(len(TOOLS)):
            missing = self.needed[tool] - wild
            named: i64 = 0
            for card in range(self.kit.tool_first[tool], self.kit.tool_first[tool + 1]):
                count: i64 = coming.count(int(card))
                missing -= count
                if self.named[card] > count:
                    named += self.named[card] - count
            kept += max(missing, named - wild, 0)
        return kept

    def _go_on(self, done: i64) -> bool:
        """Whether the other steps can be done after these."""
        if len(self.order) == len(self.steps):
            return True
        key = (int(done), int(self.waiting), int(self.armed))
        if key in self.lost:
            return False
        place: i64
        one: i64 = 1
        for place in range(len(self.steps)):
            if (done >> place) & 1 == 0 and self._is_free(place, done):
                if self._do(place, done | one << place):
                    return True
                self.lost.add(key)
                return False
        for place in range(len(self.steps)):
            is_next = (done >> place) & 1 == 0 and self._can(place, done)
            if is_next and self._do(place, done | one << place):
                return True
        self.lost.add(key)
        return False

    def _is_free(self, place: i64, done: i64) -> bool:
        """Whether a step can be done now and takes nothing that another needs."""
        step = self.steps[place]
        if step.kind == BUILDING or step.goods > 0 or not self._can(place, done):
            return False
        thing: i64
        for thing in range(THINGS):
            if step.takes[thing] > step.gives[thing]:
                return False
        return step.copied == NO_CARD

    def _can(self, place: i64, done: i64) -> bool:
        """Whether a step can be done now."""
        step = self.steps[place]
        if step.follows and (done >> (place - 1)) & 1 == 0:
            return False
        takes, has = step.takes, self.has
        thing: i64
        for thing in range(1, THINGS):
            if takes[thing] > has[thing]:
                return False
        if self._metal(step) > has[METAL]:
            return False
        if step.cards > 0 and step.cards > has[CARD] - self._kept():
            return False
        if step.kind == BUILDING:
            return self._is_there(step.card)
        if step.discarded != NO_CARD and not self._is_there(step.discarded):
            return False
        return step.kind != USING or self._stands(step.card, done)

    def _metal(self, step: Step) -> i64:
        """The metal that a step takes; a card that is cheaper beside monuments as it stands now."""
        if step.kind != BUILDING or self.kit.discount[step.card] == 0:
            return step.takes[METAL]
        metal = self.kit.metal[step.card] - self.kit.discount[step.card] * self.monuments
        return metal if metal > 0 else 0

    def _is_there(self, card: i64) -> bool:
        """Whether a card is held, or has been drawn."""
        if self.menu.works.hands[self.menu.seat * KINDS + card] > 0:
            return True
        return int(card) in self.drawing.cards[: self.drawn]

    def _stands(self, card: i64, done: i64) -> bool:
        """Whether a card that is to be used stands in the compound."""
        if self.menu.works.built[self.menu.seat * KINDS + card] > 0:
            return True
        place: i64
        for place in range(len(self.steps)):
            step = self.steps[place]
            if step.kind == BUILDING and step.card == card and (done >> place) & 1 != 0:
                return True
        return False

    def _do(self, place: i64, done: i64) -> bool:
        """Do a step and go on; if that leads nowhere, all is as it was."""
        step = self.steps[place]
        has, drawn = self.has[:], self.drawn
        waiting, armed, monuments = self.waiting, self.armed, self.monuments
        metal = self._metal(step)
        thing: i64
        for thing in range(THINGS):
            self.has[thing] += step.gives[thing] - step.takes[thing]
        self.has[METAL] += step.takes[METAL] - metal
        self._need(step, -1)
        self._draw(step.draws)
        if step.goods > 0:
            self._set_off(BY_GOODS, NO_CARD)
        if step.kind == BUILDING:
            if self.kit.type[step.card] == MONUMENT:
                self.monuments += 1
            self._set_off(BY_BUILDING, step.card)
            self._begin_to_wait(step.card)
        if step.copied != NO_CARD and self.kit.mode[step.copied] != ACTIVE:
            self.armed = step.copied
        self.order.append(step)
        if self._go_on(done):
            return True
        self.order.pop()
        self._need(step, 1)
        self.has, self.drawn = has, drawn
        self.waiting, self.armed, self.monuments = waiting, armed, monuments
        return False

    def _begin_to_wait(self, card: i64) -> None:
        if self.kit.mode[card] == BY_GOODS or self.kit.mode[card] == BY_BUILDING:
            one: i64 = 1
            self.waiting |= one << card

    def _set_off(self, mode: i64, built: i64) -> None:
        """Cards that wait for this give what they give."""
        card: i64
        one: i64 = 1
        for card in range(KINDS):
            if self.kit.mode[card] != mode:
                continue
            if (self.waiting >> card) & 1 != 0 and card != built:
                self.waiting ^= one << card
                self._give(card)
            if self.armed == card:
                self.armed = NO_CARD
                self._give(card)

    def _give(self, card: i64) -> None:
        self.has[METAL] += self.kit.give_metal[card * BY_X]
        self.has[ENERGY] += self.kit.give_energy[card * BY_X]
        if self.drawing.draws:
            self._draw(self.kit.give_cards[card])

    def _draw(self, count: i64) -> None:
        """Cards come: blanks, as far as there are cards, or those that are next."""
        count = min(count, self.menu.limit - self.drawn)
        draw(self.has, self.drawing, self.drawn, count, self.kit.tool)
        self.drawn += count


def draw(has: vec[i64], drawing: Drawing, drawn: i64, count: i64, tools: vec[i64]) -> None:
    """Add so many cards that are drawn after others."""
    has[CARD] += count
    number: i64
    for number in range(drawn, drawn + count):
        if number < len(drawing.cards):
            card: i64 = drawing.cards[number]
            tool: i64
            for tool in range(len(TOOLS)):
                if card == WILD or tools[card] == tool:
                    has[TOOL + tool] += 1
