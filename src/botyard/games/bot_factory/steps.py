"""A decision is a step; what it offers are choices, each one object that knows its rule."""

from mypy_extensions import i64

from botyard.games.bot_factory.actions import BOARDS, KEEP, RESERVE, SPACES, VOCABULARY
from botyard.games.bot_factory.declared import NOT_NOW, OTHER_BOARD
from botyard.games.bot_factory.state import ALLOWED, Factory, tokens_on
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


class Choice:
    """One kind of action as one step offers it: ``first`` and the rest of its family."""

    def __init__(self, first: i64) -> None:
        self.first = first
        self.end: i64 = VOCABULARY.end(first)
        self.actions: list[int] = list(range(first, self.end))

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        """What a thinking player considers."""
        return self.actions

    def courtesies(self, factory: Factory, seat: i64) -> list[int]:
        """What only people consider."""
        return []

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        """Which rule forbids the action of this number, if any."""
        return LEGAL

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        """Do it, with all that follows at once."""

    def explain(self, factory: Factory, seat: i64, number: i64, reason: int) -> Json:
        """The numbers and names that fill in a reason."""
        return {}

    def is_possible(self, factory: Factory, seat: i64) -> bool:
        """Whether any action of this kind is legal."""
        for action in self.candidates(factory, seat):
            if self.refuse(factory, seat, action - self.first) == LEGAL:
                return True
        return False


class Refused(Choice):
    """What is never allowed at a step, for a reason of its own."""

    def __init__(self, first: i64, reason: int) -> None:
        super().__init__(first)
        self.actions = []
        self.reason = reason

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        return self.reason


class Step:
    """What comes next: a seat is asked, or something happens by itself."""

    def __init__(self, choices: list[Choice], otherwise: int = NOT_NOW) -> None:
        self.choices = choices
        self.offering = [choice for choice in choices if choice.actions]
        self.otherwise = otherwise  # why not, for what belongs to no choice
        self.by_action: list[Choice | None] = [None] * len(VOCABULARY)
        for choice in choices:
            for action in range(choice.first, choice.end):
                self.by_action[action] = choice

    def now(self, factory: Factory) -> "Step":
        """The step that answers: itself."""
        return self

    def run(self, factory: Factory, dealer: Dealer) -> bool:
        """What happens by itself; false if a seat is asked."""
        return False

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        """A superset of what a thinking player may do."""
        actions: list[int] = []
        for choice in self.offering:
            actions += choice.candidates(factory, seat)
        return actions

    def legal(self, factory: Factory, seat: i64) -> list[int]:
        """Candidates less refused."""
        actions: list[int] = []
        for choice in self.offering:
            first = choice.first
            for action in choice.candidates(factory, seat):
                if choice.refuse(factory, seat, action - first) == LEGAL:
                    actions.append(action)
        return actions

    def courtesies(self, factory: Factory, seat: i64) -> list[int]:
        """What only people may do."""
        actions: list[int] = []
        for choice in self.offering:
            for action in choice.courtesies(factory, seat):
                if choice.refuse(factory, seat, action - choice.first) == LEGAL:
                    actions.append(action)
        return actions

    def refuse(self, factory: Factory, seat: i64, action: i64) -> int:
        """Why the seat that is asked may not do this, if so."""
        choice = self.by_action[action]
        if choice is None:
            return self.elsewhere(action)
        return choice.refuse(factory, seat, action - choice.first)

    def elsewhere(self, action: i64) -> int:
        """
        Why not, for what belongs to another step: often something else must come first.

        Clauses: BF-23, BF-24, BF-41, BF-44, BF-Q17, BF-Q42, BF-Q54.
        """
        return self.otherwise

    def carry_out(self, factory: Factory, seat: i64, action: i64, dealer: Dealer) -> None:
        """Carry out a legal action, with all that follows at once."""
        choice = self.by_action[action]
        assert choice is not None
        choice.carry_out(factory, seat, action - choice.first, dealer)

    def explain(self, factory: Factory, seat: i64, action: i64) -> Json:
        """The numbers and names that fill in the reason why an action is refused."""
        choice, reason = self.by_action[action], self.refuse(factory, seat, action)
        if choice is None:
            return self.explain_elsewhere(factory, seat, action, reason)
        return choice.explain(factory, seat, action - choice.first, reason)

    def explain_elsewhere(self, factory: Factory, seat: i64, action: i64, reason: int) -> Json:
        """The same for what belongs to another step."""
        return {"owners": tokens_on(factory, action - RESERVE)} if RESERVE <= action < KEEP else {}


class Countdown(Step):
    """So many parts or projects have yet to be discarded before anything else."""

    def explain_elsewhere(self, factory: Factory, seat: i64, action: i64, reason: int) -> Json:
        return {"left": factory.agenda.first()}


class Board(Step):
    """
    Main and executive action on one board.

    Clauses: BF-39, BF-91.
    """

    def __init__(self, choices: list[Choice]) -> None:
        super().__init__(choices)
        self.all: list[Board] = []

    def elsewhere(self, action: i64) -> int:
        for board in self.all:
            if board.by_action[action] is not None:
                return OTHER_BOARD  # BF-39
        return NOT_NOW

    def explain_elsewhere(self, factory: Factory, seat: i64, action: i64, reason: int) -> Json:
        return {"board": BOARDS.name(factory.board_of(seat))} if reason == OTHER_BOARD else {}


class Act(Step):
    """
    The board that a worker is on asks what to do there, in any order.

    Clauses: BF-39, BF-Q7.
    """

    def __init__(self, boards: list[Board]) -> None:
        super().__init__([])
        self.boards = boards
        for board in boards:
            board.all = boards

    def now(self, factory: Factory) -> Step:
        return self.boards[factory.board_of(factory.active)]


# What several reasons are explained with


def one_token(factory: Factory, seat: i64) -> Json:
    """A speech token is needed."""
    return {"need": 1, "have": factory.speech[seat]}


def account(factory: Factory, seat: i64) -> Json:
    """The space allows no more."""
    space = factory.space_of(seat)
    most = ALLOWED[space]
    return {"need": 1, "have": factory.left, "most": most, "space": SPACES.name(space)}
