"""
A decision is a step; what it offers are choices, each one object that knows its rule.

Seats decide for robots: a step finds the robot of a seat, and its choices are about that robot.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import PASS, USE, VOCABULARY
from botyard.games.roborally.declared import (
    GAME_OVER,
    NOT_ASKED,
    NOT_NOW,
    NOT_THIS_MOMENT,
    NOT_YOUR_OPTION,
)
from botyard.games.roborally.state import NOBODY, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

NO_ACTION: Final = -1
NONE: Final[list[int]] = []  # no candidates; never changed


class Choice:
    """One kind of action as one step offers it: ``first`` and the rest of its family."""

    def __init__(self, first: i64) -> None:
        self.first = first
        self.end: i64 = VOCABULARY.end(first)
        self.actions: list[int] = list(range(first, self.end))

    def candidates(self, race: Race, robot: i64) -> list[int]:
        """What a thinking player considers."""
        return self.actions

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        """Which rule forbids the action of this number, if any."""
        return LEGAL

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        """Do it, with all that follows at once."""

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        """The action that is taken when the time is up, if it is one of these."""
        return NO_ACTION


class Refused(Choice):
    """What is never allowed at a step, for a reason of its own."""

    def __init__(self, first: i64, reason: int) -> None:
        super().__init__(first)
        self.actions = NONE
        self.reason = reason

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return self.reason


class Courtesy(Choice):
    """What takes back a person's own unrevealed choice; thinkers never consider it."""

    def __init__(self, first: i64) -> None:
        super().__init__(first)
        self.actions = NONE


class Pass(Choice):
    """
    Nothing is used; so it is, too, when the time is up.

    Clauses: RR-54, RR-57.
    """

    def __init__(self) -> None:
        super().__init__(PASS)

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        return PASS  # RR-54


class Use(Choice):
    """
    One option card can be used now.

    Clauses: RR-57, RR-O29.
    """

    def __init__(self, option: i64) -> None:
        super().__init__(USE)
        self.option = option
        self.first = USE + option
        self.end = self.first + 1
        self.actions = [self.first]

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return self.actions if self.refuse(race, robot, 0) == LEGAL else NONE

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return LEGAL if race.has_option(robot, self.option) else NOT_YOUR_OPTION


class OtherOptions(Choice):
    """
    All other option cards are for another moment.

    Clauses: RR-57, RR-O29.
    """

    def __init__(self) -> None:
        super().__init__(USE)
        self.actions = NONE

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return NOT_THIS_MOMENT if race.has_option(robot, number) else NOT_YOUR_OPTION


class Step:
    """What the owner of one robot is asked."""

    def __init__(self, choices: list[Choice], otherwise: int = NOT_NOW) -> None:
        self.choices = choices
        self.offering = [choice for choice in choices if choice.actions]
        self.otherwise = otherwise  # why not, for what belongs to no choice
        self.by_action: list[Choice | None] = [None] * len(VOCABULARY)
        for choice in reversed(choices):  # of an option card that is named, the first one knows
            for action in range(choice.first, choice.end):
                self.by_action[action] = choice

    def asked(self, race: Race) -> i64:
        """The robot whose owner decides, or nobody if several decide at the same time."""
        return race.agenda.first()

    def robot(self, race: Race, seat: i64) -> i64:
        """The robot that a seat decides for, or nobody."""
        robot = self.asked(race)
        return robot if race.owner[robot] == seat else NOBODY

    def waiting(self, race: Race) -> i64:
        """The seats that may act, as a bit mask."""
        return 1 << race.owner[self.asked(race)]

    def now(self, race: Race, seat: i64) -> "Step":
        """The step that answers a seat: itself."""
        return self

    def run(self, race: Race, dealer: Dealer) -> bool:
        """What happens by itself; false if a seat is asked."""
        return False

    def candidates(self, race: Race, seat: i64) -> list[int]:
        """A superset of what a thinking player may do."""
        actions: list[int] = []
        robot = self.robot(race, seat)
        if robot != NOBODY:
            for choice in self.offering:
                actions += choice.candidates(race, robot)
        return actions

    def legal(self, race: Race, seat: i64) -> list[int]:
        """Candidates less refused."""
        actions: list[int] = []
        robot = self.robot(race, seat)
        if robot != NOBODY:
            for choice in self.offering:
                first = choice.first
                for action in choice.candidates(race, robot):
                    if choice.refuse(race, robot, action - first) == LEGAL:
                        actions.append(action)
        return actions

    def courtesies(self, race: Race, seat: i64) -> list[int]:
        """What only people may do."""
        return []

    def refuse(self, race: Race, seat: i64, action: i64) -> int:
        """Why a seat may not do this, if so."""
        robot = self.robot(race, seat)
        if robot == NOBODY:
            return self.not_asked(race, seat, action)
        choice = self.by_action[action]
        if choice is None:
            return self.elsewhere(race)
        return choice.refuse(race, robot, action - choice.first)

    def not_asked(self, race: Race, seat: i64, action: i64) -> int:
        """
        Why not, for a seat that decides nothing now.

        Clauses: RR-54.
        """
        return NOT_ASKED

    def elsewhere(self, race: Race) -> int:
        """
        Why not, for what belongs to another step: the order of play that this one belongs to.

        Clauses: RR-10, RR-15, RR-45, RR-C16.
        """
        return self.otherwise

    def carry_out(self, race: Race, seat: i64, action: i64, dealer: Dealer) -> None:
        """Carry out a legal action, with all that follows at once."""
        choice = self.by_action[action]
        assert choice is not None
        choice.carry_out(race, self.robot(race, seat), action - choice.first, dealer)

    def run_out(self, race: Race, seat: i64, dealer: Dealer) -> None:
        """
        Decide for a seat whose time is up: nothing is used, and a choice is random.

        Clauses: RR-54.
        """
        robot = self.robot(race, seat)
        for choice in self.choices:
            action = choice.run_out(race, robot, dealer)
            if action != NO_ACTION:
                choice.carry_out(race, robot, action - choice.first, dealer)
                return


class AskOne(Step):
    """The owner of one robot is asked, if there is something to ask: its robot is on the agenda."""

    def whom(self, race: Race, first: i64) -> i64:
        """The robot whose owner is asked, from this one on; or nobody."""
        return NOBODY

    def run(self, race: Race, dealer: Dealer) -> bool:
        step, robot = race.agenda.step(), self.whom(race, race.agenda.first())
        race.agenda.pop()
        if robot == NOBODY:
            return True
        race.agenda.push(step, robot)
        return False


class AskInOrder(AskOne):
    """
    Each robot that may do something, in dock order.

    Clauses: RR-54.
    """

    def may(self, race: Race, robot: i64) -> bool:
        """Whether there is something to decide for a robot."""
        return False

    def whom(self, race: Race, first: i64) -> i64:
        robot: i64
        for robot in range(first, race.robots):
            if self.may(race, robot):
                return robot
        return NOBODY


class Together(Step):
    """What all seats decide at the same time, each for its robots that are not ready yet."""

    def asked(self, race: Race) -> i64:
        return NOBODY

    def robot(self, race: Race, seat: i64) -> i64:
        return race.unready_of(seat)

    def waiting(self, race: Race) -> i64:
        seats: i64 = 0
        robot: i64
        for robot in range(race.robots):
            if not race.is_ready(robot):
                seats |= 1 << race.owner[robot]
        return seats

    def not_asked(self, race: Race, seat: i64, action: i64) -> int:
        return self.elsewhere(race) if self.by_action[action] is None else self.done(race, seat)

    def done(self, race: Race, seat: i64) -> int:
        """Why there is nothing left to decide for a seat."""
        return NOT_ASKED


class Over(Step):
    """
    Nothing comes next: the race is over.

    Clauses: RR-46.
    """

    def asked(self, race: Race) -> i64:
        return NOBODY

    def robot(self, race: Race, seat: i64) -> i64:
        return NOBODY

    def waiting(self, race: Race) -> i64:
        return 0

    def not_asked(self, race: Race, seat: i64, action: i64) -> int:
        return GAME_OVER
