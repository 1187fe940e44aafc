"""Five levels: the two lowest drive worse than greedy, the two highest search."""

from typing import Final

from botyard.bots.bot import Answer, Asked, Bot
from botyard.games.roborally.actions import READY, USE
from botyard.games.roborally.components import FLYWHEEL, RECOMPILE
from botyard.games.roborally.declared import PROGRAM_STEP
from botyard.games.roborally.play import Play
from botyard.games.roborally.study.greedy import answer
from botyard.games.roborally.study.guide import RaceGuide
from botyard.games.roborally.study.nets import race_net
from botyard.games.roborally.view.known import read_known
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Game
from botyard.search.programs import ProgramSearch

_SEEDS: Final = 1 << 31


class WritingBot(Bot):
    """
    Decides about a whole program at the first card of a turn; all else it does as greedy does.

    If its plan is lost, it thinks again about what is still open.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.generator = Generator(seed)
        self.guide = RaceGuide()

    def decide(self, asked: Asked) -> Answer:
        legal, seat = asked.legal, asked.seat
        if len(legal) == 1:
            return Answer(legal)
        race = read_known(asked.known)
        programming = race.agenda.step() == PROGRAM_STEP and legal[0] < READY
        if not programming or USE + FLYWHEEL in legal:
            return Answer([answer(race, seat, legal, self.generator)])
        if USE + RECOMPILE in legal:
            action = answer(race, seat, legal, self.generator)
            if action == USE + RECOMPILE:
                return Answer([action])
        return Answer(self.write(race, asked))

    def write(self, race: Play, asked: Asked) -> list[int]:
        """The actions of a whole program."""
        raise NotImplementedError


class CarelessBot(WritingBot):
    """Takes one of the programs that are a little worse than the best, whichever it is."""

    slack = 0.0  # registers to go by which a program may be worse than the best
    looks = 1  # programs it looks at; it takes the best of them

    def write(self, race: Play, asked: Asked) -> list[int]:
        programs = self.guide.programs_within(race, asked.seat, self.slack)
        chosen = min(self.generator.below(len(programs)) for _ in range(self.looks))
        return programs[chosen]


class Apprentice(CarelessBot):
    """Gets there, by detours."""

    slack = 4.5


class Tinkerer(CarelessBot):
    """Nearly as straight as it can."""

    slack = 3.0
    looks = 2


class Mechanic(WritingBot):
    """Drives like greedy: the shortest way, whatever the others do."""

    def write(self, race: Play, asked: Asked) -> list[int]:
        programs = self.guide.programs_within(race, asked.seat, 0.0)
        return programs[self.generator.below(len(programs))]


class SearchingBot(WritingBot):
    """Tries programs against those that the others may be writing."""

    most = 8  # programs
    iterations = 64

    def write(self, race: Play, asked: Asked) -> list[int]:
        search = ProgramSearch(self.guide, len(self.game.outcomes), self.most)
        seed = self.generator.below(_SEEDS)
        budget = asked.budget(self.iterations)
        return search.look(race, asked.seat, seed, budget).best_program()


class Engineer(SearchingBot):
    """Reckons with what others may do, in a few worlds."""


class Inventor(SearchingBot):
    """Reckons with it in more worlds, and judges where they lead by what a net has learned."""

    most = 32
    iterations = 960

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.guide = RaceGuide(race_net())
