"""What a seat can make of its turn: the market to its end, the work line by line."""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import BACK, DISCARD, END_WORK, REROLL, VALUE
from botyard.games.fantastic_factories.cards import KINDS
from botyard.games.fantastic_factories.declared import (
    REROLL_STEP,
    SET_STEP,
    WORK_STEP,
    WORK_TURN,
)
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.rules.workers import dice_to_set, roll_dice
from botyard.games.fantastic_factories.study.estimates import Estimates
from botyard.games.fantastic_factories.study.features import (
    BEFORE_DICE,
    INPUTS,
    WORKED,
    WORKING,
    describe,
)
from botyard.games.fantastic_factories.study.key import key_of_turn
from botyard.games.fantastic_factories.study.worth import Worth, compound
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.vectors import filled
from botyard.search.net import Net

NOTHING_DONE: Final = -1
_DEEPEST: Final = 14
POINT: Final = 256  # of greedy's worth, in the strength of a state


class Judge:
    """What a state is worth to a seat: as a net says, or without one as greedy reckons."""

    def __init__(self, net: Net | None, estimates: Estimates) -> None:
        self.net = net
        self.estimates = estimates
        self.features = filled(INPUTS, 0)
        self._worth: Worth | None = None

    def start(self, works: Play, seat: int) -> None:
        """A new decision of a seat."""
        self.estimates.start(works)
        if self.net is None:
            self._worth = Worth(works, seat)

    def describe(self, works: Play, seat: i64, phase: i64) -> None:
        """Fill ``features`` for a state."""
        describe(works, seat, phase, self.estimates, self.features)

    def strength(self, works: Play, seat: i64, phase: i64) -> i64:
        """The strength of a state, to be compared; of a net in parts of ``ONE``."""
        net = self.net
        if net is not None:
            self.describe(works, seat, phase)
            return net.weigh(self.features)
        worth = self._worth
        assert worth is not None
        points = worth.of(works)
        if phase == WORKING:
            points += worth.of_dice(works)
        return int(points * POINT)


class Luck(SeededDealer):
    """A dealer that says whether it was asked."""

    def __init__(self, streams: i64) -> None:
        super().__init__(0, streams)
        self.asked = False

    def index(self, stream: i64, n: i64) -> i64:
        self.asked = True
        return super().index(stream, n)


class Line:
    """An action after others, where they lead, and what that is worth."""

    def __init__(self, works: Play, action: i64, before: "Line | None", *, chance: bool) -> None:
        self.works = works
        self.action = action
        self.before = before
        self.chance = chance  # whether anything was drawn or rolled on the way
        self.strength: i64 = 0  # if the turn ended here
        self.hoped: i64 = 0  # with what the dice can still bring

    def actions(self) -> list[int]:
        """All actions from the first one on."""
        found: list[int] = []
        line: Line | None = self
        while line is not None:
            if line.before is not None:
                found.append(line.action)
            line = line.before
        found.reverse()
        return found

    def sure(self) -> list[int]:
        """The actions up to the first one that something is drawn or rolled for."""
        found: list[int] = []
        line: Line | None = self
        while line is not None:
            if line.before is not None and not line.before.chance:
                found.append(line.action)
            line = line.before
        found.reverse()
        return found


class Turns:
    """Tries out the turns of a seat, all lines of one look under the same luck."""

    def __init__(self, judge: Judge, streams: int, kept: int = 4, deepest: int = _DEEPEST) -> None:
        self.judge = judge
        self.kept = kept
        self.deepest = deepest
        self.streams = streams
        self._dealer = Luck(streams)

    def work(self, works: Play, seat: i64, luck: int) -> list[Line]:
        """Lines of work that were worth keeping, each as if the work ended there; best first."""
        judge = self.judge
        root = Line(works, NOTHING_DONE, None, chance=False)
        root.strength = judge.strength(works, seat, WORKED)
        found, lines = [root], [root]
        seen = {key_of_turn(works, seat)}
        for _ in range(self.deepest):
            fresh: list[Line] = []
            for line in lines:
                for action in line.works.legal(seat):
                    if action != END_WORK:
                        self._carry_on(line, seat, action, luck, fresh, seen)
            if not fresh:
                break
            fresh.sort(key=_by_hope)
            lines = fresh[: self.kept]
            for line in lines:
                line.strength = judge.strength(line.works, seat, WORKED)
            found += lines
        found.sort(key=_by_strength)
        return found

    def market(self, works: Play, seat: i64, luck: int) -> list[Line]:
        """Every way through the market turn of a seat, judged before any dice are rolled."""
        start = works.clone()
        start.agenda.push(WORK_TURN, (seat - works.first + works.seats) % works.seats + 1)
        found: list[Line] = []
        self._shop(Line(start, NOTHING_DONE, None, chance=False), seat, luck, found)
        found.sort(key=_by_strength)
        return found

    def settings(self, works: Play, seat: i64, luck: int) -> list[Line]:
        """Every way to set dice, judged by what they can bring."""
        found: list[Line] = []
        self._set(Line(works, NOTHING_DONE, None, chance=False), seat, luck, found)
        found.sort(key=_by_strength)
        return found

    def leftovers(self, works: Play, seat: i64, luck: int) -> list[Line]:
        """Every next thing to give back at the end of the work."""
        found: list[Line] = []
        root = Line(works, NOTHING_DONE, None, chance=False)
        for action in works.legal(seat):
            line = self._after(root, seat, action, luck)
            line.strength = self.judge.strength(line.works, seat, WORKED)
            found.append(line)
        found.sort(key=_by_strength)
        return found

    def rolled(self, line: Line, seat: i64, luck: int) -> i64:
        """The strength after the best work with some dice, for a line through the market."""
        works = line.works.clone()
        dealer = self._dealer
        dealer.restart(luck)
        settable = dice_to_set(works, seat)
        if settable > 0:
            works.begin(seat, SET_STEP, settable, 1)
            works = self.settings(works, seat, luck)[0].works
        else:
            roll_dice(works, seat, dealer)
        return self.work(works, seat, luck)[0].strength

    def best_work(self, works: Play, seat: i64, luck: int) -> i64:
        """The strength after the best work; the seat may be in the middle of a use."""
        if works.step_of(seat) == WORK_STEP:
            return self.work(works, seat, luck)[0].strength
        root = Line(works, NOTHING_DONE, None, chance=False)
        fresh: list[Line] = []
        for action in self._sensible(works, seat):
            self._carry_on(root, seat, action, luck, fresh, set())
        best: i64 = -(1 << 60)
        for line in fresh:
            strength = self.work(line.works, seat, luck)[0].strength
            if strength > best:
                best = strength
        return best if fresh else self.judge.strength(works, seat, WORKED)

    def _after(self, line: Line, seat: i64, action: i64, luck: int) -> Line:
        works = line.works.clone()
        dealer = self._dealer
        dealer.restart(luck)
        dealer.asked = False
        works.apply(seat, action, dealer)
        return Line(works, action, line, chance=line.chance or dealer.asked)

    def _carry_on(
        self,
        line: Line,
        seat: i64,
        action: i64,
        luck: int,
        fresh: list[Line],
        seen: set[tuple[int, ...]],
    ) -> None:
        """One thing to do in the work, to its own end."""
        child = self._after(line, seat, action, luck)
        if child.works.step_of(seat) == WORK_STEP:
            reached = key_of_turn(child.works, seat)
            if reached not in seen:
                seen.add(reached)
                child.hoped = self.judge.strength(child.works, seat, WORKING)
                fresh.append(child)
            return
        for choice in self._sensible(child.works, seat):
            self._carry_on(child, seat, choice, luck, fresh, seen)

    def _shop(self, line: Line, seat: i64, luck: int, found: list[Line]) -> None:
        for action in line.works.legal(seat):
            if action == BACK:
                continue
            child = self._after(line, seat, action, luck)
            if child.works.step_of(seat) == WORK_STEP:
                child.strength = self.judge.strength(child.works, seat, BEFORE_DICE)
                found.append(child)
            else:
                self._shop(child, seat, luck, found)

    def _set(self, line: Line, seat: i64, luck: int, found: list[Line]) -> None:
        for action in line.works.legal(seat):
            if action == BACK:
                continue
            child = self._after(line, seat, action, luck)
            if child.works.step_of(seat) == SET_STEP:
                self._set(child, seat, luck, found)
            else:
                child.strength = self.judge.strength(child.works, seat, WORKING)
                found.append(child)

    def _sensible(self, works: Play, seat: i64) -> list[int]:
        """What is worth a look in the middle of a use: one card to discard, all dice to roll."""
        choices: list[int] = []
        for choice in works.legal(seat):
            if choice != BACK:
                choices.append(choice)
        if len(choices) > 1 and DISCARD <= choices[0] < VALUE:
            return [self._least(works, seat, choices)]
        if works.step_of(seat) == REROLL_STEP:
            return [REROLL] if REROLL in choices else choices[:1]
        return choices

    def _least(self, works: Play, seat: i64, choices: list[int]) -> int:
        """The card of the hand that is good for least; where its cost is paid out, that counts."""
        built = compound(works, seat)
        refund = works.kit.refund[works.argument(seat)]
        least, at = choices[0], 1 << 40
        for choice in choices:
            card = choice - DISCARD
            use = self.judge.estimates.hope(card, built, works.built[seat * KINDS + card])
            if refund != 0:
                use -= (works.kit.metal[card] + works.kit.energy[card]) * 16
            if use < at:
                least, at = choice, use
        return least


def _by_hope(line: Line) -> int:
    return -line.hoped


def _by_strength(line: Line) -> int:
    return -line.strength
