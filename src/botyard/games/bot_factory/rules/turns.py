"""Phase 2: who stands acts, under Sandra's eyes for a fee. BF-38 … BF-45, BF-115."""

from mypy_extensions import i64

from botyard.games.bot_factory.actions import ASSEMBLY, PRODUCTION, PROJECTS
from botyard.games.bot_factory.declared import (
    ACT_STEP,
    BONUS_LAPSED,
    CANNOT_PAY_SANDRA,
    END_OF_TURN_STEP,
    EXCESS_PARTS_STEP,
    EXCESS_PROJECTS_STEP,
    FEE_STEP,
    FOR_SANDRA,
    LAID_DOWN,
    PASSED,
    SANDRA_ACTED,
    SANDRA_RESTED,
    TURN,
    VILELA_ACTED,
    VILELA_RESTED,
)
from botyard.games.bot_factory.rules.assembly import (
    run_sandra_at_assembly,
    run_vilela_at_assembly,
)
from botyard.games.bot_factory.rules.finance import run_sandra_at_finance, run_vilela_at_finance
from botyard.games.bot_factory.rules.moving import leftmost
from botyard.games.bot_factory.rules.production import (
    run_sandra_at_production,
    run_vilela_at_production,
)
from botyard.games.bot_factory.rules.project import run_sandra_at_project, run_vilela_at_project
from botyard.games.bot_factory.rules.purse import spend
from botyard.games.bot_factory.state import (
    ALLOWED,
    HAND_LIMIT,
    NOBODY,
    SANDRA,
    VILELA,
    Factory,
)
from botyard.games.bot_factory.steps import Choice, one_token
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


def act_next(factory: Factory, dealer: Dealer) -> bool:
    """
    The leftmost meeple that stands acts; false if all lie.

    Clauses: BF-38, BF-145.
    """
    meeple = leftmost(factory, True)
    if meeple == NOBODY:
        return False
    if meeple == SANDRA:
        _lay_down(factory, SANDRA)
        _run_sandra(factory, dealer)
    elif meeple == VILELA:
        _lay_down(factory, VILELA)
        _run_vilela(factory, dealer)
    else:
        _begin_turn(factory, meeple, dealer)
    return True


def _begin_turn(factory: Factory, seat: i64, dealer: Dealer) -> None:
    """
    Main and executive action, after the fee if Sandra is on the board.

    Clauses: BF-38, BF-39, BF-41, BF-Q2, BF-Q4, BF-Q5.
    """
    factory.active = seat
    space = factory.space_of(seat)
    dealer.tell(TURN, seat, space)
    factory.left = ALLOWED[space]
    factory.agenda.push(END_OF_TURN_STEP)
    factory.agenda.push(ACT_STEP)
    if factory.board_of(SANDRA) == factory.board_of(seat):
        factory.agenda.push(FEE_STEP)  # BF-41


# Sandra's fee


class PayFee(Choice):
    """
    Pay Sandra 1 speech token before anything else.

    Clauses: BF-41, BF-Q2, BF-Q5.
    """

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        return LEGAL if factory.speech[seat] > 0 else CANNOT_PAY_SANDRA

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        spend(factory, seat, 1, FOR_SANDRA, dealer)

    def explain(self, factory: Factory, seat: i64, number: i64, reason: int) -> Json:
        return one_token(factory, seat)


class PassTurn(Choice):
    """
    Take neither main nor executive action.

    Clauses: BF-41, BF-Q3.
    """

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        dealer.tell(PASSED, seat)
        end_action(factory)


# What is optional can be left


class EndAction(Choice):
    """
    Be done with main and executive action.

    Clauses: BF-40.
    """

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        end_action(factory)


class Decline(Choice):
    """
    Decline a bonus, which is lost.

    Clauses: BF-40, BF-90, BF-Q42.
    """

    def __init__(self, first: i64, bonus: i64) -> None:
        super().__init__(first)
        self.bonus = bonus

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        dealer.tell(BONUS_LAPSED, seat, self.bonus)


# The end of a turn


def end_action(factory: Factory) -> None:
    """
    What the space still allows lapses.

    Clauses: BF-40, BF-65.
    """
    factory.agenda.pop()
    factory.left = 0
    factory.begun = 0
    factory.executive = 0
    factory.icons = 0


def end_turn(factory: Factory, dealer: Dealer) -> None:
    """
    Exactly the excess over five parts and five projects is discarded; then the worker lies.

    Completed projects count and stay.

    Clauses: BF-38, BF-44, BF-45, BF-Q28, BF-Q38.
    """
    seat = factory.active
    parts = excess_parts(factory, seat)
    if parts > 0:
        factory.agenda.push(EXCESS_PARTS_STEP, parts)
        return
    projects = excess_projects(factory, seat)
    if projects > 0:
        factory.agenda.push(EXCESS_PROJECTS_STEP, projects)
        return
    factory.agenda.pop()
    _lay_down(factory, seat)
    dealer.tell(LAID_DOWN, seat)


def excess_parts(factory: Factory, seat: i64) -> i64:
    """
    How many parts are too many, if above 0.

    Clauses: BF-44.
    """
    return factory.parts_of(seat) - HAND_LIMIT


def excess_projects(factory: Factory, seat: i64) -> i64:
    """
    How many projects are too many, if above 0; only incomplete ones can go.

    Clauses: BF-44, BF-45, BF-Q28.
    """
    incomplete = factory.open_projects(seat)
    return min(incomplete, incomplete + factory.bots_of(seat) - HAND_LIMIT)


# Sandra and Vilela


def _lay_down(factory: Factory, meeple: i64) -> None:
    """
    Who has acted lies.

    Clauses: BF-38, BF-104.
    """
    factory.standing_up &= ~(1 << meeple)


def _run_sandra(factory: Factory, dealer: Dealer) -> None:
    """
    The action of her board, whatever space she is on; in round 1 none.

    Clauses: BF-42, BF-43.
    """
    if factory.round == 1:
        dealer.tell(SANDRA_RESTED)  # BF-43
        return
    board = factory.board_of(SANDRA)
    dealer.tell(SANDRA_ACTED, board)
    if board == ASSEMBLY:
        run_sandra_at_assembly(factory, dealer)
    elif board == PRODUCTION:
        run_sandra_at_production(factory, dealer)
    elif board == PROJECTS:
        run_sandra_at_project(factory, dealer)
    else:
        run_sandra_at_finance(factory, dealer)


def _run_vilela(factory: Factory, dealer: Dealer) -> None:
    """
    The action of his board with his bot tile; in round 1 none.

    Clauses: BF-112, BF-115.
    """
    if factory.round == 1:
        dealer.tell(VILELA_RESTED)  # BF-112
        return
    factory.active = 0
    board = factory.board_of(VILELA)
    dealer.tell(VILELA_ACTED, board, factory.vilela_bot)
    if board == ASSEMBLY:
        run_vilela_at_assembly(factory, dealer)
    elif board == PRODUCTION:
        run_vilela_at_production(factory, dealer)
    elif board == PROJECTS:
        run_vilela_at_project(factory, dealer)
    else:
        run_vilela_at_finance(factory, dealer)
