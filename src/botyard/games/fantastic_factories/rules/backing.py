"""Going back from what was begun, before anything is spent or learned."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import BACK
from botyard.games.fantastic_factories.cards import FACES, TOOLS
from botyard.games.fantastic_factories.declared import NOTHING_BEGUN, SET_STEP
from botyard.games.fantastic_factories.rules.building import DiscardToBuild
from botyard.games.fantastic_factories.rules.piles import unpick_cards
from botyard.games.fantastic_factories.rules.workers import dice_to_set
from botyard.games.fantastic_factories.state import CHOSEN, UNPLACED, Works
from botyard.games.fantastic_factories.steps import NONE, Choice, Step
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


class GoBack(Choice):
    """
    What was begun is given up; only people change their minds.

    Clauses: FF-68.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return NONE

    def courtesies(self, works: Works, seat: i64) -> list[int]:
        return self.actions

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        go_back(works, seat)


class SetAgain(GoBack):
    """
    The Foreman begins anew, once a die was set.

    Clauses: FF-43, FF-68.
    """

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        return NOTHING_BEGUN if works.dice_count(seat, CHOSEN) == 0 else LEGAL


class GoBackIfStuck(GoBack):
    """
    Without any card of the tool, which cannot happen in play, all that is left is to go back.

    Clauses: FF-10, FF-17.
    """

    def __init__(self, first: i64, discard: DiscardToBuild) -> None:
        super().__init__(first)
        self.discard = discard

    def candidates(self, works: Works, seat: i64) -> list[int]:
        held = works.tools_in_hand(seat, self.discard.tool(works, seat))
        return self.actions if held == 0 else NONE

    def courtesies(self, works: Works, seat: i64) -> list[int]:
        return self.in_any_order(works, seat)


class ForTool(Step):
    """
    To hire or to build, a blueprint with the right tool is discarded.

    Clauses: FF-10, FF-17.
    """

    def __init__(self, discard: DiscardToBuild, otherwise: int) -> None:
        super().__init__([GoBackIfStuck(BACK, discard), discard], otherwise)
        self.discard = discard

    def facts(self, works: Works, seat: i64) -> Json:
        tool = TOOLS.name(self.discard.tool(works, seat))
        return super().facts(works, seat) | {"tool": tool}


def go_back(works: Works, seat: i64) -> None:
    """
    What was begun is given up: cards go back to the hand, dice to the others.

    The Foreman begins anew.

    Clauses: FF-43, FF-68.
    """
    setting = works.step_of(seat) == SET_STEP
    unpick_cards(works, seat)
    value: i64
    for value in range(1, FACES + 1):
        chosen = works.dice_at(seat, CHOSEN, value)
        works.add_die(seat, CHOSEN, value, -chosen)
        if not setting:
            works.add_die(seat, UNPLACED, value, chosen)
    works.finished(seat)
    if setting:
        works.begin(seat, SET_STEP, dice_to_set(works, seat), 1)
