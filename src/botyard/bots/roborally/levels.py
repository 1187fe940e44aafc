"""Five levels: the two lowest drive worse than greedy, the two highest search."""

from typing import Final

from botyard.bots.bot import Bot
from botyard.games.roborally.actions import READY, USE
from botyard.games.roborally.components import FLYWHEEL, RECOMPILE
from botyard.games.roborally.declared import PROGRAM_STEP
from botyard.games.roborally.play import Play
from botyard.games.roborally.study.greedy import answer
from botyard.games.roborally.study.guide import RaceGuide
from botyard.games.roborally.view.known import read_known
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Game, Json
from botyard.search.budget import Budget
from botyard.search.programs import ProgramSearch


_SEEDS: Final = 1 << 31


class WritingBot(Bot):
    """
    Thinks of a whole program at the first card of a turn; everything else it does as greedy does.

    It remembers what it wanted to write. If that is lost, it thinks again about what is still open.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.generator = Generator(seed)
        self.guide = RaceGuide()
        self._of = (0, 0)  # the turn and the robot of what is still to be written
        self._rest: list[int] = []

    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        race = read_known(known)
        if race.agenda.step() != PROGRAM_STEP or legal[0] >= READY or USE + FLYWHEEL in legal:
            return answer(race, seat, legal, self.generator)
        if USE + RECOMPILE in legal:
            action = answer(race, seat, legal, self.generator)
            if action == USE + RECOMPILE:
                return action
        now = (int(race.turn), int(race.unready_of(seat)))
        if now != self._of or not self._rest or self._rest[0] not in legal:
            self._of, self._rest = now, self.write(race, seat)
        return self._rest.pop(0)

    def write(self, race: Play, seat: int) -> list[int]:
        """The actions of a whole program."""
        raise NotImplementedError


class CarelessBot(WritingBot):
    """Takes one of the programs that are a little worse than the best, whichever it is."""

    slack = 0.0  # registers to go by which a program may be worse than the best
    looks = 1  # programs it looks at; it takes the best of them

    def write(self, race: Play, seat: int) -> list[int]:
        programs = self.guide.programs_within(race, seat, self.slack)
        chosen = min(self.generator.below(len(programs)) for _ in range(self.looks))
        return programs[chosen]


class Apprentice(CarelessBot):
    """Gets there, by detours."""

    slack = 6.0


class Tinkerer(CarelessBot):
    """Nearly as straight as it can."""

    slack = 3.0
    looks = 2


class Mechanic(WritingBot):
    """Drives like greedy: the shortest way, whatever the others do."""

    def write(self, race: Play, seat: int) -> list[int]:
        programs = self.guide.programs_within(race, seat, 0.0)
        return programs[self.generator.below(len(programs))]


class SearchingBot(WritingBot):
    """Tries programs against those that the others may be writing."""

    most = 24  # programs
    iterations = 800

    def write(self, race: Play, seat: int) -> list[int]:
        search = ProgramSearch(self.guide, len(self.game.outcomes), self.most)
        seed = self.generator.below(_SEEDS)
        return search.look(race, seat, seed, Budget(self.iterations)).best_program()


class Engineer(SearchingBot):
    """Reckons with what others may do, in a few worlds."""


class Inventor(SearchingBot):
    """Reckons with it in many."""

    most = 48
    iterations = 6000
