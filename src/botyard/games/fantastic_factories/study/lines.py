"""The steps of a plan as actions, carried out one by one."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import (
    BUILD,
    COPY,
    DIE,
    DISCARD,
    GAIN,
    PLACE,
    SPECIALIST,
    SPLIT,
    USE,
    VALUE,
)
from botyard.games.fantastic_factories.cards import FACES, KINDS, NO_CARD, TOOLS
from botyard.games.fantastic_factories.components import Kit
from botyard.games.fantastic_factories.declared import DRAW
from botyard.games.fantastic_factories.formulas import (
    A_GAIN,
    A_SPLIT,
    A_VALUE,
    ACTIVE,
    NO_CHANGE,
    NO_DIE,
    THREE,
)
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.study.chance import WorstDealer
from botyard.games.fantastic_factories.study.solution import Move
from botyard.games.fantastic_factories.study.ways import BUILDING, PLACING, USING, Step
from botyard.kernel.dealer import RecordingDealer
from botyard.kernel.vectors import filled


def line_of(works: Play, seat: i64, order: list[Step], *, draws: bool) -> tuple[list[Move], Play]:
    """
    The actions of a plan with outcomes that chance may choose, and the state after them.

    Without draws, what is drawn is left aside: no outcome is named and no drawn card is used.
    """
    line: list[Move] = []
    state = works.clone()
    spare = Spare(works, seat, order)
    for step in order:
        for action in _actions(step, works.kit, spare):
            dealer = RecordingDealer(WorstDealer(state, seat))
            state.apply(seat, action, dealer)
            if draws:
                spare.drawn += [card for stream, card in dealer.outcomes if stream == DRAW + seat]
            line.append(Move(int(action), dealer.outcomes if draws else []))
    return line, state


class Spare:
    """Which cards can be discarded: those first that were drawn, never one that is to be built."""

    def __init__(self, works: Play, seat: i64, order: list[Step]) -> None:
        self.kit = works.kit
        self.drawn: list[int] = []
        self.free = filled(KINDS, 0)  # held, and not kept to be built or given back for its cost
        self.kept = filled(len(TOOLS), 0)  # of each tool, to be discarded for builds
        card: i64
        for card in range(KINDS):
            self.free[card] = works.hands[seat * KINDS + card]
        for step in order:
            if step.kind == BUILDING:
                self.free[step.card] -= 1
                self.kept[self.kit.tool[step.card]] += 1
            if step.discarded != NO_CARD:
                self.free[step.discarded] -= 1

    def with_tool(self, tool: i64) -> int:
        """A card that is discarded to build another of its tool."""
        card: i64
        self.kept[tool] -= 1
        for card in range(self.kit.tool_first[tool], self.kit.tool_first[tool + 1]):
            if self.free[card] > 0:
                self.free[card] -= 1
                return int(card)
        raise AssertionError("a plan that cannot be carried out")

    def any_card(self) -> int:
        """A card that nothing else needs."""
        if self.drawn:
            return self.drawn.pop()
        card: i64
        for card in range(KINDS):
            if self.free[card] > 0 and self._left(self.kit.tool[card]) > 0:
                self.free[card] -= 1
                return int(card)
        raise AssertionError("a plan that cannot be carried out")

    def _left(self, tool: i64) -> i64:
        """How many cards of a tool are not needed for builds."""
        left = -self.kept[tool]
        card: i64
        for card in range(self.kit.tool_first[tool], self.kit.tool_first[tool + 1]):
            left += self.free[card]
        return left


def _actions(step: Step, kit: Kit, spare: Spare) -> list[i64]:
    """The actions of one step."""
    if step.kind == PLACING:
        return [PLACE + step.card * FACES + step.value - 1]
    if step.kind == BUILDING:
        return [BUILD + step.card, DISCARD + spare.with_tool(kit.tool[step.card])]
    if step.kind != USING:
        return [SPECIALIST + step.value - 1]
    actions = [USE + step.card]
    card = step.card
    if step.copied != NO_CARD:
        card = step.copied
        actions.append(COPY + card)
        if kit.mode[card] != ACTIVE:
            return actions
    if kit.dice[card] == THREE:
        actions += [DIE + die - 1 for die in step.dice]
    elif kit.dice[card] != NO_DIE or kit.change[card] != NO_CHANGE:
        actions.append(DIE + step.value - 1)
    if step.discarded != NO_CARD:
        actions.append(DISCARD + step.discarded)
    actions += sorted([DISCARD + spare.any_card() for _ in range(step.cards)])
    return actions + _decision(step, card, kit)


def _decision(step: Step, card: i64, kit: Kit) -> list[i64]:
    """The last choice, where there is one."""
    choice = kit.choice[card]
    if choice == A_VALUE:
        return [VALUE + step.decided - 1]
    if choice == A_GAIN:
        return [GAIN + step.decided]
    other = step.discarded
    if choice == A_SPLIT and kit.metal[other] + kit.energy[other] > kit.refund[card]:
        return [SPLIT + step.decided]
    return []
