"""The greedy bot: the best work it finds, and in the market what raises its worth most."""

from typing import Final, cast

from botyard.bots.bot import Answer, Asked, Bot
from botyard.games.fantastic_factories.actions import GIVE, SET
from botyard.games.fantastic_factories.cards import FACES, KINDS
from botyard.games.fantastic_factories.declared import SET_STEP, WORK_STEP
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.state import DICE_OF_SEAT, STOCKS
from botyard.games.fantastic_factories.study.beam import Planner, sensible
from botyard.games.fantastic_factories.study.worth import Worth
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.game import Game, Json, imagine

_NOTHING: Final[Json] = {"plan": [], "expected": []}


class GreedyBot(Bot):
    """
    Plans its work ahead and looks no further than this round.

    What is drawn or rolled is dealt to its copy from what the seat cannot see; when it comes
    otherwise the bot plans anew. Until then the rest of its plan is in its note.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._dealer = SeededDealer(seed, len(game.outcomes))
        self._plan: list[int] = []
        self._expected: list[int] = []

    def decide(self, asked: Asked) -> Answer:
        if len(asked.legal) == 1:
            return Answer(asked.legal, asked.note)
        noted = cast("dict[str, list[int]]", asked.note or _NOTHING)
        self._plan, self._expected = noted["plan"], noted["expected"]
        action = self._chosen(asked.known, asked.seat, asked.legal)
        return Answer([action], {"plan": self._plan, "expected": self._expected})

    def _chosen(self, known: Json, seat: int, legal: list[int]) -> int:
        works = cast(Play, imagine(self.game, known, seat, self._dealer))
        if GIVE <= legal[0] < SET:
            return min(legal, key=lambda action: score(works, action - GIVE))
        worth = Worth(works, seat)
        if works.step_of(seat) == WORK_STEP or self._goes_on(works, seat, legal):
            return self._work(works, seat, legal, worth)
        return max(legal, key=lambda action: self._after(works, seat, action, worth))

    def _work(self, works: Play, seat: int, legal: list[int], worth: Worth) -> int:
        """The next action of the plan; a new plan if something came otherwise."""
        if not self._goes_on(works, seat, legal):
            self._plan = Planner(seat, worth, self._dealer).best(works)
        action = self._plan.pop(0)
        child = works.clone()
        child.apply(seat, action, self._dealer)
        self._expected = _own(child, seat)
        return action

    def _goes_on(self, works: Play, seat: int, legal: list[int]) -> bool:
        """Whether the plan still holds."""
        planned = bool(self._plan) and self._plan[0] in legal
        return planned and self._expected == _own(works, seat)

    def _after(self, works: Play, seat: int, action: int, worth: Worth) -> float:
        """The worth of a state after an action, and after all that is still to be chosen for it."""
        child = works.clone()
        child.apply(seat, action, self._dealer)
        if not child.has_begun(seat) or child.step_of(seat) == SET_STEP:
            return worth.of(child) + worth.of_dice(child)
        choices = sensible(child, seat, worth)
        return max((self._after(child, seat, choice, worth) for choice in choices), default=0.0)


def _own(works: Play, seat: int) -> list[int]:
    """What a seat has, to be compared."""
    hand, stock, dice = seat * KINDS, seat * STOCKS, seat * DICE_OF_SEAT
    return [
        *works.hands[hand : hand + KINDS],
        *works.built[hand : hand + KINDS],
        *works.stock[stock : stock + STOCKS],
        *works.dice[dice : dice + FACES],
    ]
