"""What RoboRally brings to a search: programs, how others write theirs, what it came to."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import DECK_SIZE, PROGRAM, READY, REGISTERS
from botyard.games.roborally.boards.courses import (
    CAPTURE_THE_FLAG,
    DAY_OF_THE_SUPERBOT,
    INTERFERENCE,
    TOGGLE_BOGGLE,
    WAR_ZONE,
)
from botyard.games.roborally.components import PAIRING, RECOMPILE, STORING
from botyard.games.roborally.declared import PROGRAM_STEP
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.piles import put_into_hand, take_second
from botyard.games.roborally.rules.programming import has_a_choice, place_card
from botyard.games.roborally.state import MOST_HELD, NO_CARD, NOBODY, Race
from botyard.games.roborally.study.features import Features
from botyard.games.roborally.study.greedy import answer, card_for
from botyard.games.roborally.study.judging import share_of_win
from botyard.games.roborally.study.planning import AS_GOOD, Planner
from botyard.games.roborally.study.situation import situation_of
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.state import State
from botyard.search.guide import won
from botyard.search.net import CERTAIN, Net, share
from botyard.search.programs import ProgramGuide

# Courses on which it does not decide who is next at a flag: a mask of special rules.
GOES_BY_ITSELF: Final = (
    1 << DAY_OF_THE_SUPERBOT
    | 1 << INTERFERENCE
    | 1 << CAPTURE_THE_FLAG
    | 1 << TOGGLE_BOGGLE
    | 1 << WAR_ZONE
)
# Options that ask for more than a card for each register while a program is written.
WRITING: Final = PAIRING | STORING | 1 << RECOMPILE


class RaceGuide(ProgramGuide):
    """
    Everybody plays like greedy; a race is judged when the next program is due.

    A net judges races for the next flag, the formula of ``judging`` all others.
    """

    def __init__(self, net: Net | None = None) -> None:
        self.net = net
        self.features = Features()

    def tries(self, state: State, seat: int) -> list[int]:
        return state.legal(seat)

    def answer(self, state: State, seat: int, generator: Generator) -> int:
        assert isinstance(state, Play)
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else answer(state, seat, legal, generator)

    def moment(self, state: State) -> int:
        """The turn."""
        assert isinstance(state, Play)
        return state.turn

    def programs(self, state: State, seat: int, most: int) -> list[list[int]]:
        """The best ways through the turn by greedy's measure, each to another end of it."""
        assert isinstance(state, Play)
        robot = state.unready_of(seat)
        if state.agenda.step() != PROGRAM_STEP or robot == NOBODY:
            return [[action] for action in self.tries(state, seat)[:most]]
        planner = Planner(situation_of(state, robot))
        planner.drive_all()
        values = planner.values
        ranked = sorted(range(len(values)), key=lambda number: values[number])
        return [self._written(state, seat, planner.programs[number]) for number in ranked[:most]]

    def programs_within(self, race: Play, seat: int, slack: float) -> list[list[int]]:
        """All that are at most so many registers worse than the best, the best first."""
        planner = Planner(situation_of(race, race.unready_of(seat)))
        planner.drive_all()
        values = planner.values
        least = min(values) + slack + AS_GOOD
        ranked = sorted(range(len(values)), key=lambda number: values[number])
        return [
            self._written(race, seat, planner.programs[number])
            for number in ranked
            if values[number] <= least
        ]

    def program(self, state: State, seat: int, generator: Generator) -> list[int]:
        """Greedy's program; with Options that ask for more its next answer."""
        assert isinstance(state, Play)
        robot = state.unready_of(seat)
        if state.agenda.step() != PROGRAM_STEP or robot == NOBODY:
            return [self.answer(state, seat, generator)]
        if state.held_options[robot] & WRITING or state.first_empty(robot) == 0:
            return [self.answer(state, seat, generator)]
        programs = Planner(situation_of(state, robot)).best_programs()
        return self._written(state, seat, programs[generator.below(len(programs))])

    def deal(self, state: State, seat: int, dealer: SeededDealer) -> None:
        assert isinstance(state, Play)
        state.redeal(seat, dealer)
        if state.agenda.step() == PROGRAM_STEP:
            robot: i64
            for robot in range(state.robots):
                if state.owner[robot] != seat:
                    take_back(state, robot)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Play)
        if state.waiting() == 0:
            return won(state, seat)
        net = self.net
        if net is None or state.seats == 1 or (GOES_BY_ITSELF >> state.special) & 1:
            return share_of_win(state, seat)
        return float(share(net.weigh(self.features.look(state, seat)))) / CERTAIN

    def _written(self, race: Play, seat: int, program: i64) -> list[int]:
        """The actions that write a program; what Options add to it is greedy's affair."""
        robot = race.unready_of(seat)
        first = robot * MOST_HELD
        hand = [race.hands[place] for place in range(first, first + race.held[robot])]
        actions: list[int] = []
        register: i64
        for register in range(1, REGISTERS + 1):
            empty = race.card(robot, register) == NO_CARD
            if hand and empty and not race.is_closed(robot, register):
                offered = [PROGRAM + (register - 1) * DECK_SIZE + card for card in hand]
                action = card_for(offered, register - 1, program)
                actions.append(action)
                hand.remove((action - PROGRAM) % DECK_SIZE)
        if not race.held_options[robot] & WRITING:
            actions.append(READY)
        return actions


def take_back(race: Race, robot: i64) -> None:
    """
    A robot's cards come back into its hand, as far as nobody else has seen them.

    Clauses: RR-7.
    """
    if not race.is_active(robot) or race.tokens[robot] > 0:
        return
    register: i64
    for register in range(1, REGISTERS + 1):
        place = robot * REGISTERS + register - 1
        card = race.registers[place]
        if card == NO_CARD or race.is_closed(robot, register) or race.is_face_up(robot, register):
            continue
        second = take_second(race, place)
        if second != NO_CARD:
            put_into_hand(race, robot, second)
        put_into_hand(race, robot, card)
        race.registers[place] = NO_CARD
    if has_a_choice(race, robot):
        race.ready &= ~(1 << robot)
    elif race.held[robot] == 1:  # RR-55
        place_card(race, robot, race.first_empty(robot), race.hands[robot * MOST_HELD])
