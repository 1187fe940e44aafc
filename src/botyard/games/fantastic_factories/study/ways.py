"""
What a seat can still do in its work phase, without any order: ways, and their steps.

A *way* is one choice for a card, a floor or a contractor: a card is built, is used with these dice,
or both. It says what comes and goes in all. Its *steps* are what has to be done for it, one by one.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import CARDS_GAIN, GAINS
from botyard.games.fantastic_factories.cards import (
    ENERGY,
    FACES,
    FLOORS,
    KINDS,
    METAL,
    MONUMENT,
    NO_CARD,
    REPLICATOR,
    SLOTS,
)
from botyard.games.fantastic_factories.components import MOST_COPIES, Kit
from botyard.games.fantastic_factories.formulas import (
    A_CARD,
    A_GAIN,
    A_SPLIT,
    A_VALUE,
    ACTIVE,
    AGAIN,
    BY_GOODS,
    BY_X,
    CHOSEN_DIE,
    FLIP,
    NEVER,
    NO_CHANGE,
    NO_DIE,
    ONE,
    ROLLED_DIE,
    RUN,
    THREE,
    UP,
)
from botyard.games.fantastic_factories.rules.workers import waiting_specialist
from botyard.games.fantastic_factories.state import (
    ARMED,
    MARKS,
    NOT_USED,
    ON_FLOOR,
    STOCKS,
    UNPLACED,
    Works,
)
from botyard.kernel.vectors import filled, vec

# What comes and goes, after metal and energy: dice by face, cards by tool, cards in all, and draws
DIE: Final = 2  # + value - 1
TOOL: Final = 8  # + tool
CARD: Final = 12
DRAWN: Final = 13
THINGS: Final = 14

PLACING: Final = 0
BUILDING: Final = 1
USING: Final = 2
SPECIALIST: Final = 3

WILD: Final = -1  # a card that may be any
_NO_DECISION: Final = 0

# The names of lists of ways
_STANDING: Final = 0  # + card
_HELD: Final = 100  # + card
_ARMED: Final = 200  # + card
_SPECIALIST: Final = 300
FLOOR: Final = 400  # + floor


class Drawing:
    """
    What becomes of chance in a plan.

    Nothing is drawn; or blanks are, cards that can only be discarded where any card will do; or
    these cards, one after the other, of which some may be wild. A die that is rolled shows this
    face; with 0 none is rolled.
    """

    def __init__(self, *, draws: bool, cards: list[int], face: i64) -> None:
        self.draws = draws
        self.cards = cards
        self.face = face


class Step:
    """One thing that is done: a die is placed, a card is built or used, a Specialist comes."""

    def __init__(self, kind: i64, card: i64) -> None:
        self.kind = kind
        self.card = card  # or the floor
        self.copied: i64 = NO_CARD  # what a Replicator uses
        self.value: i64 = 0  # of the die, for a run the lowest, or that is chosen for a Golem
        self.dice: list[int] = []  # that are put on it, or trained
        self.decided: i64 = _NO_DECISION
        self.discarded: i64 = NO_CARD  # for its cost
        self.takes = filled(THINGS, 0)
        self.gives = filled(THINGS, 0)
        self.draws: i64 = 0
        self.goods: i64 = 0
        self.cards: i64 = 0  # that are discarded, any ones
        self.rolls = False
        self.follows = False  # the step before it, on the same floor with the same value


class Way:
    """Steps that belong together, and what they come to."""

    def __init__(self, steps: list[Step], gain: i64) -> None:
        self.steps = steps
        self.gain = gain
        self.name: i64 = 0  # of its list
        self.draws: i64 = 0
        self.change = filled(THINGS, 0)
        self.builds: i64 = 0
        self.monuments: i64 = 0  # that it builds
        self.makes_goods = False
        self.rolls = False
        # Without these it cannot be done; lists that bring them stand before its own in the menu.
        self.after_monuments: i64 = 0  # so many stand in the compound before it
        self.after_build = False  # it needs that something else is built
        self.after_goods = False  # it needs that goods are made
        for step in steps:
            place: i64
            for place in range(THINGS):
                self.change[place] += step.gives[place] - step.takes[place]
            self.draws += step.draws
            if step.kind == BUILDING:
                self.builds += 1
            if step.goods > 0:
                self.makes_goods = True
            if step.rolls:
                self.rolls = True


class Menu:
    """
    All ways of a work phase, one list for each card, floor and contractor.

    What gains comes first, so that what is too much to pay for is noticed early. What depends on
    other ways (a card that building sets off, a Megalith) comes after them.
    """

    def __init__(self, works: Works, seat: i64, points: bool, drawing: Drawing) -> None:
        self.works = works
        self.seat = seat
        self.kit = works.kit
        self.points = points
        self.drawing = drawing
        self.row: list[int] = []
        self.monuments = works.cards_of_type(seat, MONUMENT)
        self.lists: list[list[Way]] = []
        self.must: list[bool] = []  # whether one way of a list has to be chosen
        self.names: list[int] = []  # of the lists
        self.limit = self._most_cards()  # how many cards can be drawn
        slot: i64
        for slot in range(SLOTS):
            card = works.market[slot]
            if card != NO_CARD and card not in self.row:
                self.row.append(int(card))
        self._fill()

    def start(self) -> vec[i64]:
        """What the seat has now."""
        works, seat = self.works, self.seat
        has = filled(THINGS, 0)
        has[METAL] = works.stock[seat * STOCKS + METAL]
        has[ENERGY] = works.stock[seat * STOCKS + ENERGY]
        value: i64
        for value in range(1, FACES + 1):
            has[DIE + value - 1] = works.dice_at(seat, UNPLACED, value)
        card: i64
        for card in range(KINDS):
            has[TOOL + self.kit.tool[card]] += works.hands[seat * KINDS + card]
            has[CARD] += works.hands[seat * KINDS + card]
        return has

    def copies(self, card: i64) -> i64:
        """How many of a card are held or may be drawn."""
        return self.works.hands[self.seat * KINDS + card] + self.drawing.cards.count(int(card))

    def _fill(self) -> None:
        makers: list[int] = []
        others: list[int] = []
        late: list[int] = []
        card: i64
        for card in range(KINDS):
            if self.kit.mode[card] not in (ACTIVE, NEVER) or self.kit.discount[card] > 0:
                late.append(int(card))
            elif self.kit.give_goods[card] > 0:
                makers.append(int(card))
            elif card != REPLICATOR:
                others.append(int(card))
        for each in makers:
            self._add(_STANDING + each, self._ways_standing(each))
        for each in makers:
            self._add(_HELD + each, self._ways_held(each))
        for each in (*others, *late, REPLICATOR):
            self._add(_HELD + each, self._ways_held(each))
        self._add(_STANDING + REPLICATOR, self._ways_standing(REPLICATOR))
        for each in late:
            self._add_set_off(each)
        for each in others:
            self._add(_STANDING + each, self._ways_standing(each))
        self._add(_SPECIALIST, self._specialist())
        floor: i64
        for floor in range(len(FLOORS)):
            self._add(FLOOR + floor, self._placements(floor))

    def _most_cards(self) -> i64:
        """How many blanks there are; known cards are never too few."""
        if self.drawing.cards or not self.drawing.draws:
            return 10**6
        total = self.works.deck.total
        for count in self.works.discard:
            total += count
        return total

    def _add(self, name: i64, ways: list[Way]) -> None:
        if ways:
            for way in ways:
                way.name = name
            self.lists.append(ways)
            self.names.append(int(name))
            self.must.append(False)

    def _ways_standing(self, card: i64) -> list[Way]:
        """How a card of the compound can be used."""
        place = self.seat * KINDS + card
        if self.works.built[place] == 0 or self.works.worked[place] != NOT_USED:
            return []
        return [self._way([step]) for step in self._uses(card)]

    def _ways_held(self, card: i64) -> list[Way]:
        """How a card that is held, or comes, can be built, and then used."""
        standing = self.works.built[self.seat * KINDS + card]
        most = min(self.copies(card), self.kit.most[card] - standing)
        ways: list[Way] = []
        number: i64
        for number in range(1, most + 1):
            if self.kit.discount[card] == 0:
                ways.append(self._built(card, standing, number, 0))
                continue
            fewer: i64
            for fewer in range(self._most_monuments(card) + 1):
                ways.append(self._built(card, standing, number, self.monuments + fewer))
        if most > 0 and standing == 0:
            ways += self._built_and_used(card)
        return ways

    def _most_monuments(self, card: i64) -> i64:
        """How many monuments can be built besides this card."""
        total: i64 = 0
        other: i64
        for other in range(KINDS):
            if self.kit.type[other] == MONUMENT and other != card:
                total += min(self.copies(other), self.kit.most[other])
        return total

    def _built(self, card: i64, standing: i64, number: i64, monuments: i64) -> Way:
        """A card is built so often, beside so many monuments."""
        steps: list[Step] = []
        for _ in range(number):
            step = Step(BUILDING, card)
            metal = self.kit.metal[card] - self.kit.discount[card] * monuments
            step.takes[METAL] = metal if metal > 0 else 0
            step.takes[ENERGY] = self.kit.energy[card]
            step.takes[TOOL + self.kit.tool[card]] = 2
            step.takes[CARD] = 2
            steps.append(step)
        way = Way(steps, self._prestige(card, standing, number))
        way.after_monuments = monuments
        if self.kit.type[card] == MONUMENT:
            way.monuments = number
        return way

    def _prestige(self, card: i64, standing: i64, number: i64) -> i64:
        if not self.points:
            return 0
        first = card * (MOST_COPIES + 1) + standing
        return self.kit.prestige[first + number] - self.kit.prestige[first]

    def _built_and_used(self, card: i64) -> list[Way]:
        """A card is built and used, or set off by something else."""
        ways: list[Way] = []
        built = self._built(card, 0, 1, 0).steps[0]
        for step in self._uses(card):
            way = self._way([built, step])
            way.gain += self._prestige(card, 0, 1)
            ways.append(way)
        for off in self._set_off_ways(card):
            way = self._way([built])
            way.gain += self._prestige(card, 0, 1)
            way.draws += off.draws
            place: i64
            for place in range(THINGS):
                way.change[place] += off.change[place]
            ways.append(way)
        return ways

    def _add_set_off(self, card: i64) -> None:
        """What sets itself off: a card that stands there, and one that a Replicator has used."""
        place = self.seat * KINDS + card
        if self.works.built[place] > 0 and self.works.worked[place] == NOT_USED:
            self._add(_STANDING + card, self._set_off_ways(card))
        if self.works.marks[self.seat * MARKS + ARMED] == card:
            self._add(_ARMED + card, self._set_off_ways(card))

    def _set_off_ways(self, card: i64) -> list[Way]:
        """A card that is set off gives what it gives, without a step of its own."""
        if self.kit.mode[card] in (ACTIVE, NEVER):
            return []
        way = Way([], 0)
        way.change[METAL] = self.kit.give_metal[card * BY_X]
        way.change[ENERGY] = self.kit.give_energy[card * BY_X]
        if self.drawing.draws:
            way.draws = self.kit.give_cards[card]
        way.after_goods = self.kit.mode[card] == BY_GOODS
        way.after_build = not way.after_goods
        return [way]

    def _way(self, steps: list[Step]) -> Way:
        """Steps of which one may make goods."""
        gain: i64 = 0
        for step in steps:
            gain += step.goods
        way = Way(steps, gain)
        copied = steps[-1].copied
        if copied != NO_CARD and self.kit.mode[copied] != ACTIVE:
            off = self._set_off_ways(copied)[0]
            way.after_build, way.after_goods = off.after_build, off.after_goods
            way.draws += off.draws
            place: i64
            for place in range(THINGS):
                way.change[place] += off.change[place]
        return way

    def _uses(self, card: i64) -> list[Step]:
        """Every way to use a card once."""
        if self.kit.choice[card] != A_CARD:
            return self._formula(card, card)
        steps: list[Step] = []
        for other in self.row:
            if self.kit.type[other] != MONUMENT and self.kit.choice[other] != A_CARD:
                steps += self._formula(card, other)
        return steps

    def _formula(self, own: i64, card: i64) -> list[Step]:
        """The formula of a card, which may be another's for a Replicator."""
        kit = self.kit
        steps: list[Step] = []
        if kit.mode[card] != ACTIVE:
            if own != card:
                steps.append(self._step(own, card, 0, []))
            return steps
        if kit.change[card] == AGAIN or (kit.extra[card] == ROLLED_DIE and self.drawing.face == 0):
            return steps  # what is rolled again may come out as it was
        for value, dice in self._dice_for(card):
            step = self._step(own, card, value, dice)
            steps += self._decided(step, card)
        return steps

    def _dice_for(self, card: i64) -> list[tuple[int, list[int]]]:
        """X and the dice that a card may take."""
        kit = self.kit
        rule = kit.dice[card]
        values = [value for value in range(1, FACES + 1) if (kit.values[card] >> value) & 1 != 0]
        if kit.change[card] != NO_CHANGE:
            return [(value, [value]) for value in values]
        if rule == NO_DIE:
            if kit.choice[card] == A_VALUE:
                return [(value, []) for value in range(1, FACES + 1)]
            return [(0, [])]
        if rule == ONE:
            return [(value, [value]) for value in values]
        if rule == RUN:
            return [(value, [value, value + 1, value + 2]) for value in range(1, FACES - 1)]
        if rule == THREE:
            return [
                (one, [one, two, three])
                for one in range(1, FACES + 1)
                for two in range(one, FACES + 1)
                for three in range(two, FACES + 1)
                if one + two + three >= kit.least[card]
            ]
        return [(value, [value] * kit.dice_count[card]) for value in range(1, FACES + 1)]

    def _step(self, own: i64, card: i64, value: i64, dice: list[int]) -> Step:
        """What a card takes and gives, but for what is decided besides."""
        kit = self.kit
        step = Step(USING, own)
        step.value = value
        step.dice = dice
        if own != card:
            step.copied = card
            step.takes[ENERGY] = kit.pay_energy[own * BY_X]
        if kit.mode[card] != ACTIVE:
            return step
        place = card * BY_X + value
        step.takes[METAL] += kit.pay_metal[place]
        step.takes[ENERGY] += kit.pay_energy[place]
        step.gives[METAL] = kit.give_metal[place]
        step.gives[ENERGY] = kit.give_energy[place]
        for die in dice:
            step.takes[DIE + die - 1] += 1
        if kit.change[card] != NO_CHANGE:
            step.gives[DIE + _changed(kit, card, value) - 1] += 1
        if kit.choice[card] != A_SPLIT:
            step.cards = kit.pay_cards[card]
            step.takes[CARD] = kit.pay_cards[card]
        step.goods = kit.give_goods[card]
        if kit.extra[card] == ROLLED_DIE:
            step.gives[DIE + self.drawing.face - 1] += 1
            step.rolls = True
        self._draw(step, kit.give_cards[card])
        return step

    def _draw(self, step: Step, cards: i64) -> None:
        if self.drawing.draws:
            step.draws += cards

    def _decided(self, step: Step, card: i64) -> list[Step]:
        """The same with everything that can be decided in the end."""
        kit = self.kit
        choice = kit.choice[card]
        if choice == A_GAIN:
            return self._with_gains(step, card)
        if choice == A_SPLIT:
            return self._with_refunds(step, card)
        if kit.extra[card] != CHOSEN_DIE:
            return [step]
        steps: list[Step] = []
        value: i64
        for value in range(1, FACES + 1):
            if kit.dice[card] != NO_DIE or value == step.value:
                chosen = _copy(step)
                chosen.decided = value
                chosen.gives[DIE + value - 1] += 1
                steps.append(chosen)
        return steps

    def _with_gains(self, step: Step, card: i64) -> list[Step]:
        steps: list[Step] = []
        what: i64
        for what in range(len(GAINS)):
            amount = self.kit.options[card * len(GAINS) + what]
            if amount > 0:
                chosen = _copy(step)
                chosen.decided = what
                if what == CARDS_GAIN:
                    self._draw(chosen, amount)
                else:
                    chosen.gives[what] += amount
                steps.append(chosen)
        return steps

    def _with_refunds(self, step: Step, card: i64) -> list[Step]:
        """For every card that may be discarded, what is given for it."""
        kit = self.kit
        steps: list[Step] = []
        other: i64
        for other in range(KINDS):
            if self.copies(other) == 0:
                continue
            metal, energy, refund = kit.metal[other], kit.energy[other], kit.refund[card]
            if metal + energy <= refund:
                steps.append(_refunded(step, kit, other, metal, energy))
                continue
            part: i64
            for part in range(refund + 1):
                if part <= metal and refund - part <= energy:
                    steps.append(_refunded(step, kit, other, part, refund - part))
        return steps

    def _specialist(self) -> list[Way]:
        ways: list[Way] = []
        if waiting_specialist(self.works, self.seat) != NO_CARD:
            value: i64
            for value in range(1, FACES + 1):
                step = Step(SPECIALIST, 0)
                step.value = value
                step.gives[DIE + value - 1] = 1
                ways.append(Way([step], 0))
        return ways

    def _placements(self, floor: i64) -> list[Way]:
        """Every set of dice that a floor can take."""
        spaces = self.kit.spaces - self.works.dice_count(self.seat, ON_FLOOR + floor)
        if self.kit.floor_gain[floor] == CARDS_GAIN and not self.drawing.draws:
            return []
        ways: list[Way] = []
        steps: list[Step] = []
        self._place_more(floor, FACES, spaces, steps, ways)
        return ways

    def _place_more(
        self, floor: i64, highest: i64, spaces: i64, steps: list[Step], ways: list[Way]
    ) -> None:
        if spaces == 0:
            return
        value: i64
        for value in range(1, highest + 1):
            if (self.kit.floor_values[floor] >> value) & 1 != 0:
                more = [*steps, self._placement(floor, value, steps)]
                ways.append(Way(more, 0))
                self._place_more(floor, value, spaces - 1, more, ways)

    def _placement(self, floor: i64, value: i64, steps: list[Step]) -> Step:
        """One die; beside an equal one it gives 1 more."""
        step = Step(PLACING, floor)
        step.value = value
        step.takes[DIE + value - 1] = 1
        step.follows = len(steps) > 0 and steps[-1].value == value
        amount = self.kit.floor_amount[floor * BY_X + value]
        if step.follows or self.works.dice_at(self.seat, ON_FLOOR + floor, value) > 0:
            amount += 1
        if self.kit.floor_gain[floor] == CARDS_GAIN:
            step.draws = amount
        else:
            step.gives[self.kit.floor_gain[floor]] = amount
        return step


def _changed(kit: Kit, card: i64, value: i64) -> i64:
    """What a die shows that was trained."""
    if kit.change[card] == FLIP:
        return FACES + 1 - value
    return value + 1 if kit.change[card] == UP else value - 1


def _refunded(step: Step, kit: Kit, discarded: i64, metal: i64, energy: i64) -> Step:
    refunded = _copy(step)
    refunded.discarded = discarded
    refunded.decided = metal
    refunded.takes[TOOL + kit.tool[discarded]] += 1
    refunded.takes[CARD] += 1
    refunded.gives[METAL] += metal
    refunded.gives[ENERGY] += energy
    return refunded


def _copy(step: Step) -> Step:
    copied = Step(step.kind, step.card)
    copied.copied = step.copied
    copied.value = step.value
    copied.dice = step.dice
    copied.cards = step.cards
    copied.takes = step.takes[:]
    copied.gives = step.gives[:]
    copied.draws = step.draws
    copied.goods = step.goods
    copied.rolls = step.rolls
    return copied
